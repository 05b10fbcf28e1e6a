/** All decks, by their names in small letters. Written by scripts/write-mirrors from
 * src/fairplay/cards/decks.py, where every part is explained. Do not edit. */

export const DECKS: Record<string, [title: string, p: number, k: number]> = {
  zero: ['Zero sumZ', 2, 6],
  mod3: ['MOD-3 SUMZ', 3, 4],
  'f2^2': ['F2^2', 2, 2],
  'f2^3': ['F2^3', 2, 3],
  'f2^4': ['F2^4', 2, 4],
  'f2^5': ['F2^5', 2, 5],
  'f2^6': ['F2^6', 2, 6],
  'f2^7': ['F2^7', 2, 7],
  'f2^8': ['F2^8', 2, 8],
  'f3^2': ['F3^2', 3, 2],
  'f3^3': ['F3^3', 3, 3],
  'f3^4': ['F3^4', 3, 4],
  'f3^5': ['F3^5', 3, 5],
  'f3^6': ['F3^6', 3, 6],
  'f5^1': ['F5^1', 5, 1],
  'f5^2': ['F5^2', 5, 2],
  'f5^3': ['F5^3', 5, 3],
  'f5^4': ['F5^4', 5, 4],
  'f7^1': ['F7^1', 7, 1],
  'f7^2': ['F7^2', 7, 2],
  'f7^3': ['F7^3', 7, 3],
};
