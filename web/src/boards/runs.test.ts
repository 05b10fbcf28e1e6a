import { describe, expect, it } from 'vitest';
import type { MoveView } from '../lib/protocol';
import { Runs, type Layout } from './runs';
import { heapMove } from './samples';

/** The moves of one heap as a server lists them. */
const runs = (layout: Layout, ...moves: MoveView[]) => new Runs(moves, layout);
const any = (size: number) =>
  runs('rows', ...Array.from({ length: size }, (_, left) => heapMove(size, [left])));
/** One or two things that stand beside each other. */
const pins5 = runs('line', ...[[4], [1, 3], [2, 2], [3], [1, 2]].map((left) => heapMove(5, left)));
/** Two unequal parts. */
const cut5 = runs('flow', heapMove(5, [1, 4]), heapMove(5, [2, 3]));

describe('gestures', () => {
  it('takes from the touched match to the end where every number can be taken', () => {
    expect(any(5).touched(5, 2.4)).toEqual({ from: 2, to: 5 });
    expect(any(5).find(5, { from: 2, to: 5 })?.text).toBe('5→2');
    expect(any(5).dragged(5, 4, 1.5)).toEqual({ from: 1, to: 5 });
  });

  it('finds the moves of a heap in every heap of its size', () => {
    const moves = new Runs([heapMove(2, [1])], 'flow');
    expect(moves.find(2, { from: 0, to: 1 })?.text).toBe('2→1');
    expect(moves.find(3, { from: 0, to: 1 })).toBeUndefined();
  });

  it('knocks down one pin, or two between which one points', () => {
    expect(pins5.touched(5, 1.5)).toEqual({ from: 1, to: 2 });
    expect(pins5.touched(5, 2.05)).toEqual({ from: 1, to: 3 });
    expect(pins5.dragged(5, 1, 2.5)).toEqual({ from: 1, to: 3 });
  });

  it('leaves it to the server to refuse a drag over too many pins', () => {
    expect(pins5.dragged(5, 0, 4.5)).toEqual({ from: 0, to: 5 });
    expect(pins5.find(5, { from: 0, to: 5 })).toBeUndefined();
  });

  it('splits where one points, and says which cut was meant where that is not legal', () => {
    expect(cut5.touched(5, 1.2)).toEqual({ from: 1, to: 1 });
    const unequal = runs('flow', heapMove(4, [1, 3]));
    expect(unequal.touched(4, 2)).toEqual({ from: 2, to: 2 });
    expect(unequal.find(4, { from: 2, to: 2 })).toBeUndefined();
  });

  it('takes the touched match and all after it, also where so many are not allowed', () => {
    const some = runs('rows', ...[20, 19, 16].map((left) => heapMove(21, [left])));
    expect(some.touched(21, 17.5)).toEqual({ from: 17, to: 21 });
    expect(some.find(21, { from: 17, to: 21 })).toBeUndefined();
    expect(some.touched(21, 19.5)).toEqual({ from: 19, to: 21 });
  });

  it('takes a gesture as it is where the moves are too many to be listed', () => {
    const unknown = new Runs(null, 'rows');
    expect(unknown.touched(70, 60.02)).toEqual({ from: 60, to: 70 });
    expect(unknown.dragged(70, 3, 5.5)).toEqual({ from: 3, to: 6 });
  });
});

describe('keys', () => {
  const texts = (all: Runs, size: number) => all.choices(size).map(({ move }) => move.text);

  it('go through every move once, and what is added last', () => {
    expect(texts(any(3), 3)).toEqual(['3→2', '3→1', '3→0']);
    expect(texts(cut5, 5)).toEqual(['5→1,4', '5→2,3']);
    const stocked = runs('rows', heapMove(1, [2]), heapMove(1, [3]), heapMove(1, [0]));
    expect(texts(stocked, 1)).toEqual(['1→0', '1→2', '1→3']);
  });

  it('go through every place where that matters', () => {
    expect(pins5.choices(5)).toHaveLength(9);
  });
});

describe('moves that take from two heaps', () => {
  const doubled = {
    ...heapMove(3, [1]),
    text: '3,5→1,3',
    touches: [
      [3, 1, 3],
      [5, 3, 5],
    ],
  };
  const moves = [heapMove(3, [1]), heapMove(5, [3]), doubled];

  it('are found by a run in either heap, at either end, when they are asked for', () => {
    const both = new Runs(moves, 'rows', true);
    expect(both.find(3, { from: 1, to: 3 })).toBe(doubled);
    expect(both.find(5, { from: 0, to: 2 })).toBe(doubled);
    expect(both.choices(5).map(({ move }) => move)).toEqual([doubled]);
  });

  it('are left out else', () => {
    expect(new Runs(moves, 'rows').find(3, { from: 1, to: 3 })).toBe(moves[0]);
  });

  it('are none where several runs split one heap', () => {
    expect(new Runs(moves, 'flow', true).choices(3)).toEqual([]);
  });
});
