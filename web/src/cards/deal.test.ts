import { expect, test } from 'vitest';
import { cardsOf, commitment, dealSeed, shuffled } from './deal';
import vectors from './deal.vectors.json';
import { deckOf } from './deck';

test.each(vectors)('$deck is dealt as Python deals it', ({ deck, seed, nonces, hash, order }) => {
  expect(commitment(seed)).toBe(hash);
  expect(shuffled(cardsOf(deckOf(deck)), dealSeed(seed, nonces))).toEqual(order);
});
