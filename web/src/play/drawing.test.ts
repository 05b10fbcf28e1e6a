import { describe, expect, it } from 'vitest';
import type { Board } from '../lib/protocol';
import { at, sketchOf, textOf, withEdge, withPoint, without, type Sketch } from './drawing';

const empty: Sketch = { places: new Map(), edges: [] };

describe('a drawing', () => {
  const [one] = withPoint(empty, { x: 0, y: 0 });
  const [two] = withPoint(one, { x: 100, y: 0 });
  const line = withEdge(two, 2, 1);

  it('makes the notation', () => {
    expect(textOf(empty)).toBe('0');
    expect(textOf(two)).toBe('1,2');
    expect(textOf(line)).toBe('1-2');
    expect(textOf(withPoint(line, { x: 5, y: 90 })[0])).toBe('1-2,3');
  });
  it('joins two points once', () => {
    expect(withEdge(line, 1, 2)).toBe(line);
    expect(withEdge(line, 1, 1)).toBe(line);
  });
  it('removes points with their lines', () => {
    expect(textOf(without(line, [1]))).toBe('2');
    expect(textOf(without(line, [1, 2]))).toBe('1,2');
  });
  it('gives the number of a removed point to the next one', () => {
    expect(withPoint(without(line, [1]), { x: 9, y: 9 })[1]).toBe(1);
  });
  it('finds points before lines, and the ground', () => {
    expect(at(line, { x: 4, y: 4 })).toEqual([1]);
    expect(at(line, { x: 50, y: 4 })).toEqual([1, 2]);
    expect(at(line, { x: 50, y: 60 })).toBe(null);
    const board: Board = {
      family: 'graph',
      game: '',
      position: '',
      vertices: [0, 1],
      points: [[0, 100], [0, 0]], // prettier-ignore
      edges: [[0, 1]],
    };
    const plant = sketchOf(board, 200, 200, 20);
    expect(at(plant, { x: 20, y: 195 })).toEqual([0]);
    expect(textOf(without(plant, [0]))).toBe('0-1');
  });
});
