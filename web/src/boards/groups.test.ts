import { describe, expect, it } from 'vitest';
import { dragged, follow, lay, legalRuns, locate, runMove, spans, take, touched } from './groups';
import { Legal } from './notation';

const sizes = (groups: ReturnType<typeof lay>, pins = false) =>
  spans(groups, pins).map((span) => span.items.length);

/** Legal moves as the server lists them, for the tests only. */
const nim = (n: number) => new Legal(Array.from({ length: n }, (_, left) => `${n}→${left}`));
const kayles5 = new Legal(['5→4', '5→1,3', '5→2,2', '5→3', '5→1,2']);
const grundy5 = new Legal(['5→1,4', '5→2,3']);

describe('laying and following', () => {
  it('lays heaps apart, and pins in one row with gaps', () => {
    expect(sizes(lay([3, 1], false))).toEqual([3, 1]);
    expect(sizes(lay([3, 1], true), true)).toEqual([3, 1]);
    expect(lay([3, 1], true)).toHaveLength(1);
  });

  it('keeps every heap in its place when the one that was touched is taken from', () => {
    const groups = lay([5, 5, 2], false);
    const second = spans(groups, false)[1]!;
    const moved = take(groups, second, { from: 2, to: 5 }, false);
    expect(sizes(moved)).toEqual([5, 2, 2]);
    // The position names the first of equal heaps; the screen does not jump.
    expect(follow(moved, [2, 5, 2], '5→2', false)).toBe(moved);
  });

  it('plays the moves of others in the first heap of that size', () => {
    const groups = lay([4, 7], false);
    expect(sizes(follow(groups, [4, 3, 3], '7→3,3', false))).toEqual([4, 3, 3]);
    expect(sizes(follow(groups, [4, 9], '7→9', false))).toEqual([4, 9]);
  });

  it('knocks pins down where they stand', () => {
    const row = lay([7], true);
    const span = spans(row, true)[0]!;
    const moved = take(row, span, { from: 2, to: 4 }, true);
    expect(sizes(moved, true)).toEqual([2, 3]);
    expect(moved[0]!.items).toHaveLength(7);
    expect(sizes(follow(row, [2, 3], '7→2,3', true), true)).toEqual([2, 3]);
  });

  it('lays anew what cannot be followed', () => {
    expect(sizes(follow(lay([1], false), [3, 4, 5], '9→2', false))).toEqual([3, 4, 5]);
    expect(locate(spans(lay([3], false), false), '9→2')).toBeNull();
  });
});

describe('gestures', () => {
  it('takes from the touched match to the end in Nim', () => {
    expect(touched(5, 2.4, nim(5), false)).toEqual({ from: 2, to: 5 });
    expect(runMove(5, { from: 2, to: 5 })).toBe('5→2');
    expect(dragged(5, 4, 1.5, nim(5), false)).toEqual({ from: 1, to: 5 });
  });

  it('knocks down one pin, or two between which one points', () => {
    expect(touched(5, 1.5, kayles5, true)).toEqual({ from: 1, to: 2 });
    expect(touched(5, 2.05, kayles5, true)).toEqual({ from: 1, to: 3 });
    expect(dragged(5, 1, 2.5, kayles5, true)).toEqual({ from: 1, to: 3 });
    expect(dragged(5, 0, 4.5, kayles5, true)).toEqual({ from: 4, to: 5 });
  });

  it('splits where one points, if that is legal', () => {
    expect(touched(5, 1.2, grundy5, false)).toEqual({ from: 1, to: 1 });
    expect(touched(4, 2, new Legal(['4→1,3']), false)).toBeNull();
  });

  it('goes to the nearest legal take in a subtraction game', () => {
    const legal = new Legal(['21→20', '21→19', '21→16']);
    expect(touched(21, 10.5, legal, false)).toEqual({ from: 16, to: 21 });
    expect(touched(21, 19.5, legal, false)).toEqual({ from: 19, to: 21 });
  });

  it('lists every legal move once for the keyboard', () => {
    const moves = (runs: { from: number; to: number }[], n: number) =>
      runs.map((run) => runMove(n, run));
    expect(moves(legalRuns(3, nim(3), false), 3)).toEqual(['3→2', '3→1', '3→0']);
    expect(moves(legalRuns(5, grundy5, false), 5)).toEqual(['5→1,4', '5→2,3']);
    expect(legalRuns(5, kayles5, true)).toHaveLength(9);
  });
});
