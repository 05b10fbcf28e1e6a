import { describe, expect, it } from 'vitest';
import type { Board, MoveView } from '../lib/protocol';
import { beside, takes, touch } from './tiles';

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

describe('what a move takes', () => {
  it('is everything to the right and below on a bar, and else what is touched', () => {
    expect(takes(board('corner'), bites[0]!, [1, 1])).toBe(true);
    expect(takes(board('corner'), bites[1]!, [0, 1])).toBe(false);
    expect(takes(board(), dominoes[0]!, [0, 1])).toBe(true);
    expect(takes(board(), dominoes[0]!, [1, 1])).toBe(false);
  });
});
