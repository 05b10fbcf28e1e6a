import { describe, expect, it } from 'vitest';
import type { Board, MoveView } from '../lib/protocol';
import { beside, bitten, extent, takes, touch } from './tiles';

const move = (text: string, ...touches: number[][]): MoveView => ({
  text,
  touches,
  key: 'move',
  params: {},
});
const board = (reach?: 'corner'): Board =>
  ({ family: 'tiles', game: 'x', position: 'x:1', ...(reach && { reach }) }) as Board;

const bites = [move('1:2', [0, 1]), move('2:1', [1, 0]), move('2:2', [1, 1])];
const dominoes = [
  move('1:1-2', [0, 0], [0, 1]),
  move('1-2:1', [0, 0], [1, 0]),
  move('2:1-2', [1, 0], [1, 1]),
];

describe('a touch', () => {
  it('shows a bite, and makes it the second time', () => {
    const first = touch([1, 0], { moves: bites, picked: null, chosen: null });
    expect(first).toEqual({ does: 'choose', move: bites[1] });
    const again = touch([1, 0], { moves: bites, picked: null, chosen: bites[1]! });
    expect(again).toEqual({ does: 'play', move: bites[1] });
    const other = touch([1, 1], { moves: bites, picked: null, chosen: bites[1]! });
    expect(other).toEqual({ does: 'choose', move: bites[2] });
  });

  it('picks a square where a move needs two, in any order', () => {
    const state = { moves: dominoes, picked: null, chosen: null };
    expect(touch([0, 0], state)).toEqual({ does: 'pick', square: [0, 0] });
    expect(beside(dominoes, [0, 0])).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(touch([1, 0], { ...state, picked: [0, 0] })).toEqual({
      does: 'choose',
      move: dominoes[1],
    });
    expect(touch([0, 0], { ...state, picked: [1, 0] })).toEqual({
      does: 'choose',
      move: dominoes[1],
    });
  });

  it('chooses the only move of a square at once, and asks where there is none', () => {
    const state = { moves: dominoes, picked: null, chosen: null };
    expect(touch([0, 1], state)).toEqual({ does: 'choose', move: dominoes[0] });
    expect(touch([5, 5], state)).toEqual({ does: 'ask', gesture: [[5, 5]] });
  });
});

describe('a touch that goes with no other', () => {
  it('asks why, and says which square was picked before', () => {
    const picked = { moves: dominoes, picked: [0, 0], chosen: null };
    expect(touch([1, 1], picked)).toEqual({
      does: 'ask',
      gesture: [
        [0, 0],
        [1, 1],
      ],
    });
    expect(touch([0, 0], picked)).toEqual({ does: 'pick', square: [0, 0] });
  });
});

describe('the squares of the last bite', () => {
  const bar = (...ranks: string[]): Board => ({ ...board('corner'), ranks });
  const start = ['*##', '###', '###'];
  const second = ['*##', '###', '##.'];

  it('are those that it took, without those that were gone before', () => {
    const now = bar('*##', '#..', '#..');
    expect(bitten([start, second], now, bites[2]!)).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it('are the square that was touched where the bar before it was not seen', () => {
    const now = bar('*##', '#..', '#..');
    expect(bitten([], now, bites[2]!)).toEqual([[1, 1]]);
    expect(bitten([['*#'], now.ranks!], now, bites[2]!)).toEqual([[1, 1]]);
  });

  it('have room in the frame', () => {
    expect(extent(['*#'], [[1, 0]])).toEqual({ height: 2, width: 2 });
    expect(extent(['*#'], [])).toEqual({ height: 1, width: 2 });
  });
});

describe('what a move takes', () => {
  it('is everything to the right and below on a bar, and else what is touched', () => {
    expect(takes(board('corner'), bites[0]!, [1, 1])).toBe(true);
    expect(takes(board('corner'), bites[1]!, [0, 1])).toBe(false);
    expect(takes(board(), dominoes[0]!, [0, 1])).toBe(true);
    expect(takes(board(), dominoes[0]!, [1, 1])).toBe(false);
  });
});
