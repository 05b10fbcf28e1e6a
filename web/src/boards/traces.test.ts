import { describe, expect, it } from 'vitest';
import type { MoveView } from '../lib/protocol';
import { traces } from './traces';

const move = (text: string, ...touches: number[][]): MoveView => ({
  text,
  touches,
  key: 'move',
  params: {},
});

describe('what the last move has made of a heap', () => {
  it('is told on that heap, where the notation names both', () => {
    const euclid = move('1000,1618→1000,618', [1618, 618, 1618]);
    expect([...traces([1000, 618], euclid, 'rows')]).toEqual([[1, '1618→618']]);
  });

  it('is told on both heaps if the move took from both', () => {
    const wythoff = move('100,200→90,190', [100, 90, 100], [200, 190, 200]);
    expect([...traces([90, 190], wythoff, 'rows')]).toEqual([
      [0, '100→90'],
      [1, '200→190'],
    ]);
    const equal = move('100,100→90,90', [100, 90, 100], [100, 90, 100]);
    expect([...traces([90, 90], equal, 'rows').keys()]).toEqual([0, 1]);
  });

  it('is told on the larger part of a heap that was split, and for what is added', () => {
    const split = move('500→123,377', [500, 123, 123]);
    expect([...traces([123, 377], split, 'flow')]).toEqual([[1, '500→123,377']]);
    const three = move('100→50,30,20', [100, 50, 50], [100, 80, 80]);
    expect([...traces([50, 30, 20], three, 'flow')]).toEqual([[0, '100→50,30,20']]);
    expect([...traces([510], move('500→510', [500, 500, 510]), 'rows')]).toEqual([[0, '500→510']]);
  });

  it('is told of no heap that has gone', () => {
    expect(traces([100], move('90→0', [90, 0, 90]), 'rows').size).toBe(0);
    expect(traces([100, 0], move('90→0', [90, 0, 90]), 'rows').get(1)).toBe('90→0');
    expect(traces([100], null, 'rows').size).toBe(0);
  });
});
