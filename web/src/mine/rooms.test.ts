import { describe, expect, test } from 'vitest';
import type { RoomView } from '../lib/protocol';
import { readEntry } from './records';
import { gameInRoom } from './rooms';

const seat = (some: object) => ({ name: null, bot: 0, hints: 0, left: false, ...some });
const me = seat({ name: 'Anna', hints: 2 });
const room = (some: object) => ({ code: 'ABCDEF', game: 3, begins_at: 1000, ...some }) as RoomView;

const table = (others: object[], winners: number[]) =>
  room({
    seats: [me, ...others],
    options: { game: { type: 'cards', deck: 'zero' } },
    match: null,
    table: { winners, scores: [21, 14] },
  });
const match = (winner: number | null) =>
  room({
    seats: [me, seat({ name: 'Bo' })],
    options: { game: { type: 'match', position: 'nim:1,2', misere: true } },
    table: null,
    match: { misere: true, seen: [[{ game: 'nim' }]], result: { winner, reason: 'last' } },
  });
const record = (view: RoomView, mine = 0) => gameInRoom('id', view, mine, ['a', 'b'], 9, 5000);

describe('a game of a room', () => {
  test('is a record that can be read', () => {
    for (const view of [match(0), match(null), table([], []), table([seat({ bot: 4 })], [1])])
      expect(readEntry({ v: 1, ...record(view) })).not.toBeNull();
  });

  test('of two people has a result for the own seat', () => {
    expect(record(match(0))).toMatchObject({
      ...{ kind: 'match', start: 'nim:1,2', misere: true, moves: 'a;b', count: 2 },
      ...{ against: 'online', level: 0, result: 'won', hints: 2, ms: 4000, room: 'ABCDEF' },
    });
    expect(record(match(0), 1)).toMatchObject({ result: 'lost', seat: 1, hints: 0 });
    expect(record(match(null)).result).toBe('drawn');
  });

  test('at a card table is won by those with the most cards, together with others too', () => {
    const bots = [seat({ bot: 2 }), seat({ bot: 4 })];
    expect(record(table(bots, [0, 2]))).toMatchObject({
      ...{ kind: 'cards', game: 'zero', count: 21 },
      ...{ against: 'computer', level: 4, result: 'won', moves: '' },
    });
    expect(record(table(bots, [2])).result).toBe('lost');
    expect(record(table([seat({})], [0]))).toMatchObject({ against: 'alone', result: 'none' });
    expect(record(table([seat({ name: 'Bo' }), ...bots], [1]))).toMatchObject({
      ...{ against: 'online', level: 0 },
    });
  });
});
