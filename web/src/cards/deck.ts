/** Decks as they are written: zero, mod3, F2^4, …: what is on their cards, nothing about claims. */
import { BINARY, COUNTED, type Shape } from '../lib/art/shapes';

export interface Deck {
  name: string;
  title: string;
  /** Shapes are counted modulo p; cards over F2 stand, all others lie. */
  p: number;
  shapes: Shape[];
  /** Whether a claim has two sides, A and B. */
  sided: boolean;
}

const NAMED: Record<string, { title: string; p: number; k: number }> = {
  zero: { title: 'Zero sumZ', p: 2, k: 6 },
  mod3: { title: 'MOD-3 SUMZ', p: 3, k: 4 },
};

export function deckOf(name: string): Deck {
  const space = /^f([2357])\^([1-8])$/i.exec(name);
  const { title, p, k } = NAMED[name.toLowerCase()] ?? {
    title: name.toUpperCase(),
    p: Number(space?.[1] ?? 2),
    k: Number(space?.[2] ?? 6),
  };
  const shapes = (p === 2 ? BINARY : COUNTED).slice(0, k).map(([shape]) => shape);
  return { name, title, p, shapes, sided: p > 2 };
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
