import { describe, expect, it } from 'vitest';
import type { Board } from '../lib/protocol';
import { endsOf, gone, keepDrawing, layoutOf, nearest } from './graphs';

const board = (vertices: number[], edges: [number, number][]): Board => ({
  family: 'graph',
  game: 'x',
  position: 'x:1',
  vertices,
  edges,
  points: vertices.map((v) => [100 * v, 0]),
});
const move = (touches: number[][]) => ({ text: '', touches, key: 'vertex', params: {} });

describe('the layout of a graph', () => {
  const first = board([1, 2, 3], [[1, 2], [2, 3]]); // prettier-ignore
  it('stays while parts go', () => {
    const layout = layoutOf(first, null);
    expect(layout.places.get(3)).toEqual({ x: 300, y: 0 });
    expect(layoutOf(board([3], []), layout)).toBe(layout);
  });
  it('is new for another graph', () => {
    const layout = layoutOf(first, null);
    expect(layoutOf(board([1, 3], [[1, 3]]), layout)).not.toBe(layout);
  });
  it('is that of the drawing, where it was drawn by hand', () => {
    const other = board([7, 8], [[7, 8]]);
    keepDrawing(other, new Map([[7, { x: 1, y: 2 }], [8, { x: 3, y: 4 }]])); // prettier-ignore
    expect(layoutOf(other, null).places.get(8)).toEqual({ x: 3, y: 4 });
  });
});

describe('touching a graph', () => {
  const places = new Map([
    [0, { x: 50, y: 100 }],
    [1, { x: 0, y: 0 }],
    [2, { x: 100, y: 0 }],
  ]);
  const elements = [[1], [2], [1, 2], [0, 1]];
  it('finds what is nearest', () => {
    expect(nearest({ x: 5, y: 5 }, elements, places)).toEqual([1]);
    expect(nearest({ x: 50, y: 10 }, elements, places)).toEqual([1, 2]);
    expect(nearest({ x: 3, y: 60 }, elements, places)).toEqual([0, 1]);
    expect(nearest({ x: 50, y: 60 }, elements, places)).toBe(null);
  });
  it('stands straight on the ground', () => {
    expect(endsOf([0, 1], places)).toEqual([{ x: 0, y: 100 }, places.get(1)]);
  });
  it('takes points with their lines', () => {
    expect([...gone(move([[2]]), [[1, 2], [0, 1]])]).toEqual(['2', '1,2']); // prettier-ignore
  });
});
