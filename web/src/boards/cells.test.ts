import { describe, expect, it } from 'vitest';
import type { Board, MoveView } from '../lib/protocol';
import { becomes, preview, touch } from './cells';

const move = (text: string, touches: number[][]): MoveView => ({
  text,
  touches,
  key: 'move',
  params: { move: text },
});
const board = (cells: string, things: Board['things'] = 'match'): Board => ({
  family: 'strip',
  game: 'row',
  position: cells,
  cells,
  things,
});

describe('coins', () => {
  const coins = board('TTH', 'coin');
  const one = move('3', [[3]]);
  const two = move('1,3', [[1], [3]]);
  const given = { board: coins, moves: [one, two, move('2,3', [[2], [3]])] };

  it('marks a coin that belongs to a move, and chooses the move that is marked', () => {
    expect(touch('3', { ...given, marked: [], chosen: null })).toEqual({
      does: 'choose',
      move: one,
    });
    expect(touch('1', { ...given, marked: [], chosen: one })).toEqual({
      does: 'choose',
      move: two,
    });
    expect(touch('1', { ...given, marked: [], chosen: two })).toEqual({
      does: 'choose',
      move: one,
    });
  });

  it('lets a coin go that is touched again, if the move could go on', () => {
    expect(touch('3', { ...given, marked: [], chosen: one })).toEqual({ does: 'mark', marked: [] });
  });

  it('keeps the coins that are marked, and asks why another cannot go with them', () => {
    const gesture = [[1], [3], [2]];
    expect(touch('2', { ...given, marked: [], chosen: two })).toEqual({ does: 'ask', gesture });
    expect(touch('2', { ...given, marked: ['1', '3'], chosen: null })).toEqual({
      does: 'ask',
      gesture,
    });
  });

  it('starts again with another coin where a move turns only one', () => {
    const [first, other] = [move('1', [[1]]), move('2', [[2]])];
    const single = { board: coins, moves: [first, other], marked: [] };
    expect(touch('2', { ...single, chosen: first })).toEqual({ does: 'choose', move: other });
  });

  it('lets a coin go where the moves are not listed', () => {
    expect(touch('3', { board: coins, moves: [], marked: [], chosen: two })).toEqual({
      does: 'ask',
      gesture: [[1]],
      lets: true,
    });
  });

  it('turns what a move touches', () => {
    expect(becomes(coins, two, '1', 'T')).toBe('H');
    expect(becomes(coins, two, '3', 'H')).toBe('T');
    expect(becomes(coins, two, '2', 'T')).toBe('T');
  });
});

describe('signs', () => {
  const row = board('XXX.');
  const left = move('1:XX→..', [
    [1, 46],
    [2, 46],
  ]);
  const right = move('2:XX→..', [
    [2, 46],
    [3, 46],
  ]);
  const given = { board: row, moves: [left, right] };

  it('chooses the only move of a cell, and marks a cell of several', () => {
    expect(touch('1', { ...given, marked: [], chosen: null })).toEqual({
      does: 'choose',
      move: left,
    });
    expect(touch('2', { ...given, marked: [], chosen: null })).toEqual({
      does: 'mark',
      marked: ['2'],
    });
    expect(touch('3', { ...given, marked: ['2'], chosen: null })).toEqual({
      does: 'choose',
      move: right,
    });
  });

  it('makes a chosen move that is touched again, and starts again elsewhere', () => {
    expect(touch('2', { ...given, marked: [], chosen: left })).toEqual({
      does: 'play',
      move: left,
    });
    expect(touch('3', { ...given, marked: [], chosen: left })).toEqual({
      does: 'choose',
      move: right,
    });
  });

  it('asks about a cell without a move', () => {
    const asks = { does: 'ask', gesture: [[4]] };
    expect(touch('4', { ...given, marked: [], chosen: null })).toEqual(asks);
    // It was not touched as a part of the move that is chosen.
    expect(touch('4', { ...given, marked: [], chosen: left })).toEqual(asks);
  });

  it('asks about a cell that does not go with those that are marked', () => {
    expect(touch('4', { ...given, marked: ['2'], chosen: null })).toEqual({
      does: 'ask',
      gesture: [[2], [4]],
    });
  });

  it('shows what a cell becomes', () => {
    expect(becomes(row, left, '1', 'X')).toBe('.');
  });

  it('goes through several changes of the same cell', () => {
    const changes = { board: board('X'), moves: [move('a', [[1, 46]]), move('b', [[1, 111]])] };
    const [a, b] = changes.moves as [MoveView, MoveView];
    expect(touch('1', { ...changes, marked: [], chosen: a })).toEqual({ does: 'choose', move: b });
  });
});

describe('a picture of a move', () => {
  it('shows what was there before it, and a board to play on what comes of it', () => {
    const chosen = move('1', [[1]]);
    expect(preview(false, chosen)).toBeNull();
    expect(preview(true, chosen)).toBe(chosen);
  });
});
