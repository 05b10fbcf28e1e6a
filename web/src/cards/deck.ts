/** Decks as they are written: zero, mod3, F2^4, …: what is on their cards, nothing about claims. */
import { BINARY, COUNTED, type Shape } from '../lib/art/outlines';
import { DECKS } from '../lib/decks';
import { gameTitle } from '../lib/i18n.svelte';

export interface Deck {
  name: string;
  title: string;
  /** Shapes are counted modulo p; cards over F2 stand, all others lie. */
  p: number;
  shapes: Shape[];
  /** Whether a claim has two sides, A and B. */
  sided: boolean;
}

export function deckOf(name: string): Deck {
  const [, p, k] = DECKS[name.toLowerCase()] ?? DECKS.zero!;
  const shapes = (p === 2 ? BINARY : COUNTED).slice(0, k).map(([shape]) => shape);
  return {
    name,
    // In the language of the moment.
    get title() {
      return gameTitle(name);
    },
    p,
    shapes,
    sided: p > 2,
  };
}

/** How many of each shape are on a card: `2102` → 2, 1, 0, 2. */
export function counts(card: string): number[] {
  return [...card].map(Number);
}

/** How many of each shape are on several cards, not reduced. */
export function total(deck: Deck, cards: string[]): number[] {
  return deck.shapes.map((_, i) => cards.reduce((sum, card) => sum + counts(card)[i]!, 0));
}

/** The sum as a card: every count modulo p. */
export function sumCard(deck: Deck, cards: string[]): string {
  return total(deck, cards)
    .map((count) => count % deck.p)
    .join('');
}
