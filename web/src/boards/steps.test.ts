import { expect, it } from 'vitest';
import { Runs, type Layout } from './runs';
import { heapMove } from './samples';
import { Steps } from './steps';

const steps = (size: number, layout: Layout, lefts: number[][]) => {
  const runs = new Runs(
    lefts.map((left) => heapMove(size, left)),
    layout,
  );
  return new Steps(size, runs.choices(size), layout !== 'rows');
};
const run = (from: number, to: number) => ({ from, to });

it('goes through the numbers that may be taken, and no others', () => {
  const some = steps(7, 'rows', [[6], [5], [2]]);
  expect(some.more(run(5, 7), 1)).toMatchObject(run(2, 7));
  expect(some.more(run(2, 7), 1)).toBeNull();
  // Also from a number that may not be taken.
  expect(some.more(run(3, 7), -1)).toMatchObject(run(5, 7));
  expect(some.near(4, run(6, 7))).toEqual(run(3, 7));
  expect(some.beside(run(5, 7), -1)).toBeNull();
});

it('turns one pin into two neighbours, and moves them along', () => {
  const pins = steps(4, 'line', [[3], [1, 2], [2], [1, 1]]);
  expect(pins.more(run(2, 3), 1)).toMatchObject(run(2, 4));
  expect(pins.more(run(3, 4), 1)).toMatchObject(run(2, 4));
  expect(pins.beside(run(2, 4), -1)).toMatchObject(run(1, 3));
  expect(pins.beside(run(2, 4), 1)).toBeNull();
});

it('reaches a split by taking nothing, and moves the cut', () => {
  const lasker = steps(5, 'flow', [[4], [3], [2], [1], [], [1, 4], [2, 3]]);
  expect(lasker.more(run(4, 5), -1)).toMatchObject(run(2, 2));
  expect(lasker.beside(run(2, 2), -1)).toMatchObject(run(1, 1));
  // The same cut seen from the other end.
  expect(lasker.beside(run(4, 4), 1)).toMatchObject(run(2, 2));
});

it('leads from a place that is no move to one that is', () => {
  const some = steps(6, 'flow', [
    [1, 3],
    [2, 2],
  ]);
  expect(some.beside(run(5, 6), -1)).toMatchObject(run(2, 4));
  expect(some.beside(run(0, 1), 1)).toMatchObject(run(1, 3));
  expect(some.beside(run(5, 6), 1)).toBeNull();
});

it('adds below nothing', () => {
  const poker = steps(2, 'rows', [[1], [], [3], [4]]);
  expect(poker.more(run(1, 2), -1)).toMatchObject(run(2, 3));
  expect(poker.more(run(2, 4), -1)).toBeNull();
});

it('adds where the moves are too many to be listed', () => {
  const poker = new Steps(500, null, false);
  expect(poker.near(-3, run(499, 500))).toEqual(run(500, 503));
  expect(poker.more(run(500, 503), -1)).toEqual(run(500, 504));
  expect(poker.more(run(500, 502), 1)).toEqual(run(500, 501));
  expect(poker.more(run(500, 501), 1)).toBeNull();
});

it('counts where the moves are too many to be listed', () => {
  const nim = new Steps(500, null, false);
  expect(nim.more(run(499, 500), 1)).toEqual(run(498, 500));
  expect(nim.more(run(499, 500), -1)).toBeNull();
  const lasker = new Steps(500, null, true);
  expect(lasker.more(run(200, 201), -1)).toEqual(run(200, 200));
  expect(lasker.beside(run(200, 200), 1)).toEqual(run(201, 201));
  expect(lasker.near(450, run(200, 201))).toEqual(run(50, 500));
  expect(lasker.near(30, run(399, 500))).toEqual(run(470, 500));
});
