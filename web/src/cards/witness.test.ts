import { describe, expect, test } from 'vitest';
import type { RoomView, TableView } from '../lib/protocol';
import { roomView } from '../rooms/connection/samples';
import { cardsOf, commitment, dealSeed, shuffled } from './deal';
import { deckOf } from './deck';
import { Witness } from './witness';

const NONCE = 'a'.repeat(32);
const SEED = '00112233445566778899aabbccddeeff';
const HAND = 5;

/** A game with the deck F2^4 in which always the first two cards go. */
function game(nonces: (string | null)[] | null, seed = SEED) {
  const order = shuffled(cardsOf(deckOf('F2^4')), dealSeed(seed, nonces));
  const options = { game: { type: 'cards', deck: 'F2^4' } } as RoomView['options'];
  const start = roomView({ options, next_hash: commitment(SEED) });
  const began = { ...start, game: 1, nonces, seed_hash: commitment(SEED), next_hash: 'x' };
  const tables: TableView[] = [];
  const cards: (string | null)[] = order.slice(0, HAND);
  for (let dealt = HAND; ; dealt += 2) {
    tables.push({ cards: [...cards], pile: Math.max(0, order.length - dealt) } as TableView);
    if (dealt >= order.length) break;
    cards[0] = order[dealt] ?? null;
    cards[1] = order[dealt + 1] ?? null;
  }
  const views = tables.map((table): RoomView => ({ ...began, table }));
  return { start, began, views, end: { ...views.at(-1)!, seed: SEED } };
}

function watched(nonces: (string | null)[] | null, seed = SEED, from = 0, sent = NONCE) {
  const { start, began, views, end } = game(nonces, seed);
  const witness = new Witness();
  if (from === 0) {
    witness.sees(start, true);
    if (sent) witness.sends(sent, start);
    witness.sees(began, false);
  }
  views.slice(from).forEach((view, i) => witness.sees(view, from > 0 && i === 0));
  return { witness, end };
}

describe('a deal that was watched', () => {
  test('is fair', () => {
    const { witness, end } = watched([NONCE, null]);
    expect(witness.check(end)).toEqual({ fair: true, cards: 15, own: true, old: false });
  });

  test('cannot be judged before its seed is told', () => {
    const { witness, end } = watched([NONCE]);
    expect(witness.check({ ...end, seed: null })).toBe(null);
  });

  test('of another seed than was promised', () => {
    const { witness, end } = watched([NONCE]);
    expect(witness.check({ ...end, seed: 'other' })).toEqual({ fair: false, why: 'hash' });
    const both = { ...end, seed: 'other', seed_hash: commitment('other') };
    expect(witness.check(both)).toEqual({ fair: false, why: 'hash' });
  });

  test('of which the promise was changed after our nonce was sent', () => {
    const { start, began, views, end } = game([NONCE]);
    const witness = new Witness();
    witness.sees(start, true);
    witness.sends(NONCE, { ...start, next_hash: commitment('first promise') });
    for (const view of [began, ...views]) witness.sees(view, false);
    expect(witness.check(end)).toEqual({ fair: false, why: 'hash' });
  });

  test('without our nonce', () => {
    const { witness, end } = watched(['b'.repeat(32), null]);
    expect(witness.check(end)).toEqual({ fair: false, why: 'nonce' });
  });

  test('whose nonce was refused', () => {
    const { witness, end } = watched([null, null]);
    witness.refused(NONCE);
    expect(witness.check(end)).toMatchObject({ fair: true, own: false });
  });

  test('with cards in another order', () => {
    const { witness, end } = watched([NONCE], 'chosen by a server that cheats');
    expect(witness.check(end)).toEqual({ fair: false, why: 'cards' });
  });

  test('with one card that came too early', () => {
    const { start, began, views, end } = game([NONCE]);
    const witness = new Witness();
    witness.sees(start, true);
    witness.sends(NONCE, start);
    witness.sees(began, false);
    const [first, second, ...others] = views;
    const cards = [second!.table!.cards[1]!, second!.table!.cards[0]!];
    const swapped = { ...second!.table!, cards: [...cards, ...second!.table!.cards.slice(2)] };
    for (const view of [first!, { ...second!, table: swapped }, ...others])
      witness.sees(view, false);
    expect(witness.check(end)).toEqual({ fair: false, why: 'cards' });
  });

  test('from before there were nonces', () => {
    const { witness, end } = watched(null, SEED, 0, '');
    expect(witness.check(end)).toMatchObject({ fair: true, old: true, own: false });
  });

  test('only from its middle', () => {
    const { witness, end } = watched([NONCE], SEED, 2);
    expect(witness.check(end)).toMatchObject({ fair: true, own: false });
    const other = watched([NONCE], 'chosen', 2);
    expect(other.witness.check(other.end)).toEqual({ fair: false, why: 'cards' });
  });
});
