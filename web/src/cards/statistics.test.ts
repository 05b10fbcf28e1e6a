import { expect, test } from 'vitest';
import type { SeatView, Taken } from '../lib/protocol';
import { event, roomView } from '../rooms/connection/samples';
import { growth, statistics } from './statistics';

const seat = (name: string | null, bot = 0): SeatView => ({
  name,
  bot,
  ready: true,
  wins: 0,
  hints: 0,
  left: false,
});
const began = roomView({ seats: [seat('Ada'), seat(null), seat(null, 5)], begins_at: 1000 });

function table(scores: number[], claims: number[], wrong: number[]) {
  return { table: { scores, claims, wrong } };
}
const taken = (by: number, a: string[], ms: number): Taken => ({
  kind: 'taken',
  seat: by,
  a,
  b: [],
  ms,
});

const EVENTS = [
  event(1, {
    at: 3000,
    answer: taken(2, ['1', '2', '3'], 2000),
    set: table([0, 0, 3], [0, 0, 1], [0, 0, 0]),
  }),
  event(2, {
    at: 5000,
    answer: { kind: 'wrong', seat: 0, difference: [1], lock_ms: 0, lost: null, why: null },
    set: table([0, 0, 3], [0, 0, 1], [1, 0, 0]),
  }),
  event(3, {
    at: 9000,
    answer: taken(0, ['4', '5', '6', '7'], 6000),
    set: table([4, 0, 3], [1, 0, 1], [1, 0, 0]),
  }),
  event(4, {
    at: 10_000,
    answer: taken(0, ['8', '9', '0'], 1000),
    set: table([7, 0, 3], [2, 0, 1], [1, 0, 0]),
  }),
];

test('cards, claims and times of everyone who played, most cards first', () => {
  expect(statistics(began, EVENTS)).toEqual([
    { seat: 0, cards: 7, claims: 2, wrong: 1, average: 3500, fastest: 1000, largest: 4 },
    { seat: 2, cards: 3, claims: 1, wrong: 0, average: 2000, fastest: 2000, largest: 3 },
  ]);
});

test('who has claimed nothing has no times', () => {
  const line = statistics(began, EVENTS.slice(0, 2)).find((one) => one.seat === 0);
  expect(line).toMatchObject({ cards: 0, average: null, fastest: null, largest: 0 });
});

test('scores grow step by step, until the end', () => {
  expect(growth(began, EVENTS)).toEqual([
    {
      seat: 0,
      points: [
        [0, 0],
        [8000, 4],
        [9000, 7],
        [9000, 7],
      ],
    },
    {
      seat: 2,
      points: [
        [0, 0],
        [2000, 3],
        [9000, 3],
      ],
    },
  ]);
});
