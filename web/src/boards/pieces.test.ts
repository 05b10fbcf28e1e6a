import { expect, it } from 'vitest';
import { carry, choices, onGrid, stepOf, stepped } from './pieces';
import { step } from './samples';

const coins = (...squares: number[]) => squares.map((square) => ({ at: [square], kind: 'coin' }));
const one = (from: number[], to: number[]) => stepOf(step(from, to))!;

it('lets a coin slide and the others stand', () => {
  const before = carry([], coins(1, 3, 3, 6));
  const after = carry(before, coins(1, 3, 3, 1));
  expect(after.map((coin) => coin.id)).toEqual(before.map((coin) => coin.id));
});

it('keeps the pieces in the same order when one of them moves', () => {
  const before = carry([], onGrid(['ppp', '...', 'PPP']));
  const after = carry(before, onGrid(['ppp', '.P.', 'P.P']));
  expect(after.map((piece) => piece.id)).toEqual(before.map((piece) => piece.id));
  expect(after[4]).toMatchObject({ at: [1, 1], kind: 'P' });
});

it('forgets a coin that left the board', () => {
  const before = carry([], coins(2, 5));
  expect(carry(before, coins(5))).toEqual([before[1]]);
});

it('captures what stands on the second square, but coins share theirs', () => {
  const sorted = (ranks: string[]) => onGrid(ranks).map(({ at, kind }) => `${kind}${at}`);
  const after = stepped(onGrid(['ppp', '.P.', 'P.P']), one([0, 0], [1, 1]));
  expect(after.map(({ at, kind }) => `${kind}${at}`).sort()).toEqual(
    sorted(['.pp', '.p.', 'P.P']).sort(),
  );
  expect(stepped(coins(1, 3), one([3], [1]), true)).toEqual(coins(1, 1));
});

it('sees the moves of the other player from the other side', () => {
  const opposite = ([rank, file]: number[]) => [2 - rank!, file!];
  expect(stepOf(step([2, 1], [1, 1]), opposite)).toMatchObject({ from: [0, 1], to: [1, 1] });
});

it('goes through the squares in their order, past the place of the piece', () => {
  const along = (steps: [number[], number[]][], piece: number[]) =>
    choices(
      steps.map(([from, to]) => one(from, to)),
      piece,
    ).map((to) => to?.to ?? null);
  const row: [number[], number[]][] = [4, 0, 3].map((file) => [
    [0, 2],
    [0, file],
  ]);
  expect(along(row, [0, 2])).toEqual([[0, 0], null, [0, 3], [0, 4]]);
  // Straight ahead comes after the piece itself.
  expect(
    along(
      [
        [
          [2, 1],
          [1, 1],
        ],
      ],
      [2, 1],
    ),
  ).toEqual([null, [1, 1]]);
});
