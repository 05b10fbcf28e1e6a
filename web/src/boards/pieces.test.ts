import { expect, it } from 'vitest';
import { carry, pawnPieces, pawnStep, stepped } from './pieces';

const coins = (...squares: number[]) => squares.map((x) => ({ x, y: 0, kind: 'coin' }));

it('lets a coin slide and the others stand', () => {
  const before = carry([], coins(1, 3, 3, 6));
  const after = carry(before, coins(1, 3, 3, 1));
  expect(after.map((coin) => coin.id)).toEqual(before.map((coin) => coin.id));
});

it('keeps the pieces in the same order when one of them moves', () => {
  const before = carry([], pawnPieces(['ppp', '...', 'PPP']));
  const after = carry(before, pawnPieces(['ppp', '.P.', 'P.P']));
  expect(after.map((pawn) => pawn.id)).toEqual(before.map((pawn) => pawn.id));
  expect(after[4]).toMatchObject({ x: 2, y: 1, kind: 'P' });
});

it('forgets a coin that left the board', () => {
  const before = carry([], coins(2, 5));
  const after = carry(before, coins(5));
  expect(after).toEqual([before[1]]);
});

it('finds the squares of advances and captures from both sides', () => {
  const fresh = ['ppp', '...', 'PPP'];
  expect(pawnStep(fresh, '2', 'P')).toEqual({ from: { x: 2, y: 2 }, to: { x: 2, y: 1 } });
  expect(pawnStep(fresh, '2', 'p')).toEqual({ from: { x: 2, y: 0 }, to: { x: 2, y: 1 } });
  const after = stepped(fresh, pawnStep(fresh, '2', 'P')!);
  expect(after).toEqual(['ppp', '.P.', 'P.P']);
  expect(pawnStep(after, '1x2', 'p')).toEqual({ from: { x: 1, y: 0 }, to: { x: 2, y: 1 } });
  expect(stepped(after, pawnStep(after, '1x2', 'p')!)).toEqual(['.pp', '.p.', 'P.P']);
  expect(pawnStep(after, '2', 'P')).toBeNull();
  expect(pawnPieces(after)).toHaveLength(6);
});
