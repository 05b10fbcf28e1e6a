import { expect, it } from 'vitest';
import {
  heapMove,
  Legal,
  parseHeapMove,
  parsePawnMove,
  parseRowMove,
  splitSumMove,
  sumMove,
} from './notation';

it('reads and writes moves', () => {
  expect(parseHeapMove('7→3,3')).toEqual({ heap: 7, left: [3, 3] });
  expect(parseHeapMove('4→0')).toEqual({ heap: 4, left: [] });
  expect(heapMove(4, [0])).toBe('4→0');
  expect(heapMove(7, [3, 0, 3])).toBe('7→3,3');
  expect(parseRowMove('3:2→5')).toEqual({ row: 3, here: 2, there: 5 });
  expect(parsePawnMove('2x3')).toEqual({ here: 2, there: 3 });
  expect(parsePawnMove('4')).toEqual({ here: 4, there: 4 });
  expect(splitSumMove('2/5→1')).toEqual({ game: 1, move: '5→1' });
  expect(sumMove(1, 2, '5→1')).toBe('2/5→1');
  expect(sumMove(0, 1, '5→1')).toBe('5→1');
});

it.each(['', '7', '→3', '7→', '7→3,', 'a→b'])('refuses %j as a move of heaps', (text) => {
  expect(parseHeapMove(text)).toBeNull();
});

it('finds a move however its parts are ordered', () => {
  const legal = new Legal(['7→2,4']);
  expect(legal.has('7→4,2')).toBe(true);
  expect(legal.has('7→3,3')).toBe(false);
  expect(new Legal(null).has('anything')).toBe(true);
  expect(Legal.of(['1/3→2', '2/5→1'], 1, 2).moves).toEqual(['5→1']);
});
