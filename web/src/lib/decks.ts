/** All decks, by their names in small letters. Written by scripts/write-mirrors from
 * src/fairplay/cards/decks.py, where every part is explained. Do not edit. */

export const DECKS: Record<string, [key: string, p: number, k: number]> = {
  zero: ['title-zero', 2, 6],
  mod3: ['title-mod3', 3, 4],
  'f2^2': ['title-deck-2', 2, 2],
  'f2^3': ['title-deck-2', 2, 3],
  'f2^4': ['title-deck-2', 2, 4],
  'f2^5': ['title-deck-2', 2, 5],
  'f2^6': ['title-deck-2', 2, 6],
  'f2^7': ['title-deck-2', 2, 7],
  'f2^8': ['title-deck-2', 2, 8],
  'f3^2': ['title-deck-3', 3, 2],
  'f3^3': ['title-deck-3', 3, 3],
  'f3^4': ['title-deck-3', 3, 4],
  'f3^5': ['title-deck-3', 3, 5],
  'f3^6': ['title-deck-3', 3, 6],
  'f5^1': ['title-deck', 5, 1],
  'f5^2': ['title-deck', 5, 2],
  'f5^3': ['title-deck', 5, 3],
  'f5^4': ['title-deck', 5, 4],
  'f7^1': ['title-deck', 7, 1],
  'f7^2': ['title-deck', 7, 2],
  'f7^3': ['title-deck', 7, 3],
};
