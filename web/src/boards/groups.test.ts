import { describe, expect, it } from 'vitest';
import { change, follow, laid, lay, locate, spans } from './groups';
import { heapMove } from './samples';

const sizes = (groups: ReturnType<typeof lay>, line = false) =>
  spans(groups, line).map((span) => span.items.length);

describe('laying and following', () => {
  it('lays heaps apart, or in one line with gaps', () => {
    expect(sizes(lay([3, 1], false))).toEqual([3, 1]);
    expect(sizes(lay([3, 1], true), true)).toEqual([3, 1]);
    expect(lay([3, 1], true)).toHaveLength(1);
  });

  it('keeps every heap in its place when the one that was touched is taken from', () => {
    const groups = lay([5, 5, 2], false);
    const second = spans(groups, false)[1]!;
    const moved = change(groups, [{ span: second, run: { from: 2, to: 5 } }], false);
    expect(sizes(moved)).toEqual([5, 2, 2]);
    // The move names the first of equal heaps; the screen does not jump.
    expect(follow(moved, [2, 5, 2], heapMove(5, [2]), false)).toBe(moved);
  });

  it('plays the moves of others in the first heap of that size', () => {
    const groups = lay([4, 7], false);
    const after = (heaps: number[], left: number[]) =>
      sizes(follow(groups, heaps, heapMove(7, left), false));
    expect(after([4, 3, 3], [3, 3])).toEqual([4, 3, 3]);
    expect(after([4, 9], [9])).toEqual([4, 9]);
  });

  it('knocks pins down where they stand', () => {
    const row = lay([7], true);
    const span = spans(row, true)[0]!;
    const moved = change(row, [{ span, run: { from: 2, to: 4 } }], true);
    expect(sizes(moved, true)).toEqual([2, 3]);
    expect(moved[0]!.items).toHaveLength(7);
    const followed = follow(row, [2, 3], heapMove(7, [2, 3]), true);
    expect(sizes(followed, true)).toEqual([2, 3]);
    expect(followed[0]!.items).toHaveLength(7);
  });

  it('marks what the last move has changed, and nothing before it', () => {
    const marks = (groups: ReturnType<typeof lay>) =>
      groups.map(({ recent, items }) => [!!recent, items.filter((one) => one.recent).length]);
    const first = follow(lay([4, 7], false), [4, 5], heapMove(7, [5]), false);
    expect(marks(first)).toEqual([
      [false, 0],
      [true, 2],
    ]);
    const second = follow(first, [1, 3, 5], heapMove(4, [1, 3]), false);
    expect(marks(second)).toEqual([
      [true, 0],
      [true, 0],
      [false, 0],
    ]);
    expect(marks(follow(second, [1, 6, 5], heapMove(3, [6]), false))).toEqual([
      [false, 0],
      [true, 3],
      [false, 0],
    ]);
  });

  it('shows the last move of a match that is opened later', () => {
    const gone = (heaps: number[], size: number, left: number[], line: boolean) =>
      laid(heaps, heapMove(size, left), line)
        .map(({ items }) => items.map((one) => (one.gone ? 'x' : 'i')).join(''))
        .join(' ');
    expect(gone([3, 2], 5, [2], false)).toBe('iii iixxx');
    expect(gone([3, 2], 4, [], false)).toBe('xxxx iii ii');
    expect(gone([2, 3], 7, [2, 3], true)).toBe('iixxiii');
    expect(gone([3, 2], 9, [7], false)).toBe('iii ii');
    expect(gone([1, 4], 2, [4], false)).toBe('i iiii');
  });

  it('lays anew what cannot be followed', () => {
    const groups = lay([1], false);
    expect(sizes(follow(groups, [3, 4, 5], heapMove(9, [2]), false))).toEqual([3, 4, 5]);
    expect(locate(spans(lay([3], false), false), heapMove(9, [2]))).toEqual([]);
    expect(locate(spans(groups, false), { ...heapMove(1, []), touches: [] })).toEqual([]);
  });

  it('takes from two heaps at once', () => {
    const both = { ...heapMove(3, [1]), touches: [[3, 1, 3], [5, 3, 5]] }; // prettier-ignore
    const groups = lay([3, 5], false);
    expect(sizes(follow(groups, [1, 3], both, false, true))).toEqual([1, 3]);
    // A page that is opened later shows the same: what was taken stays visible.
    expect(laid([1, 3], both, false, true).map(({ items }) => items.length)).toEqual([3, 5]);
  });
});
