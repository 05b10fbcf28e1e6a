import { describe, expect, it } from 'vitest';
import { easyMoves, isUntouched, kindOf, touchedOnce } from './hand';
import { formsOf, metIn } from './how';
import type { Board, MoveView } from '../lib/protocol';

const board = (fields: Partial<Board>): Board =>
  ({ family: 'heaps', game: 'x', position: 'x:1', ...fields }) as Board;
const move = (...touches: number[][]): MoveView => ({
  text: touches.join('/'),
  touches,
  key: 'take',
  params: {},
});

describe('what is played', () => {
  it('is known by the games as they are written', () => {
    expect(formsOf('sub{1,2,5}:21 + nim:3')).toEqual(['sub{1,2,5}', 'nim']);
    expect(metIn({ position: 'kayles:7 + nim:2', misere: false })).toBe('kayles+nim');
    expect(metIn({ deck: 'zero' })).toBe('zero');
  });
});

describe('the hand', () => {
  it('comes once for each kind of board, also where nothing can be stored', () => {
    expect(kindOf(board({ things: 'point' }))).toBe('heaps');
    expect(kindOf(board({ family: 'grid', lanes: 'ranks' }))).toBe('rows');
    expect(isUntouched('heaps')).toBe(true);
    touchedOnce('heaps');
    expect(isUntouched('heaps')).toBe(false);
    expect(isUntouched('pins')).toBe(true);
  });

  it('shows a move that is easy to see', () => {
    const moves = [move([5, 0, 5]), move([5, 4, 5]), move([5, 1, 2], [5, 3, 3])];
    expect(easyMoves(board({}), moves)).toEqual([moves[1]]);
    const only = move([5, 2, 2]);
    expect(easyMoves(board({}), [only, move([5, 1, 2], [5, 3, 3])])).toEqual([only]);
    const steps = [move([4], [3]), move([4], [1])];
    expect(easyMoves(board({ family: 'strip' }), steps)).toEqual([steps[1]]);
    expect(easyMoves(board({ family: 'strip' }), [])).toEqual([]);
  });

  it('begins in the middle of the board, and goes up from there', () => {
    const crosses = [1, 2, 3, 4, 5].map((square) => move([square]));
    const shown = easyMoves(board({ family: 'strip', cells: 'xxxxx' }), crosses);
    expect(shown.map(({ text }) => text)).toEqual(['3', '2', '1', '4', '5']);
  });
});
