import { describe, expect, it } from 'vitest';
import { stepOf } from './pieces';
import { step } from './samples';
import { touch, type Touched } from './touching';

const one = (from: number[], to: number[]) => stepOf(step(from, to))!;

/** A coin on square 3 that goes anywhere, and one on square 4 that cannot move. */
const coins: Touched = {
  steps: [one([3], [2]), one([3], [1]), one([3], [0])],
  own: [[3], [4]],
  source: null,
  chosen: null,
};

describe('a touch on a square', () => {
  it('chooses before it plays', () => {
    expect(touch([3], coins)).toEqual({ does: 'pick', piece: [3] });
    const picked = { ...coins, source: [3] };
    const [first, second] = coins.steps;
    expect(touch([2], picked)).toEqual({ does: 'choose', step: first });
    const chosen = { ...picked, chosen: first! };
    expect(touch([2], chosen)).toEqual({ does: 'play', step: first });
    expect(touch([1], chosen)).toEqual({ does: 'choose', step: second });
    expect(touch([3], chosen)).toEqual({ does: 'pick', piece: [3] });
  });

  it('chooses the only step of a piece, and plays it when touched again', () => {
    const pawns = { ...coins, steps: [one([3], [2])] };
    const [step] = pawns.steps;
    expect(touch([3], pawns)).toEqual({ does: 'choose', step });
    expect(touch([2], pawns)).toEqual({ does: 'choose', step });
    for (const at of [[2], [3]])
      expect(touch(at, { ...pawns, chosen: step! })).toEqual({ does: 'play', step });
  });

  it('asks why there is no move', () => {
    expect(touch([4], coins)).toEqual({ does: 'ask', gesture: [[4]] });
    expect(touch([7], { ...coins, source: [4] })).toEqual({ does: 'ask', gesture: [[4], [7]] });
    // A piece that cannot move does not stand in the way of another.
    const [step] = coins.steps;
    expect(touch([2], { ...coins, source: [4] })).toEqual({ does: 'choose', step });
    expect(touch([7], coins)).toEqual({ does: 'ask', gesture: [[7]] });
    expect(touch([7], { ...coins, source: [3] })).toEqual({ does: 'ask', gesture: [[3], [7]] });
  });

  it('never plays what was not chosen, wherever the board is touched', () => {
    const squares = [[0], [1], [2], [3], [4], [5]];
    for (const chosen of [null, ...coins.steps])
      for (const source of [null, [3], [4]])
        for (const square of squares) {
          const answer = touch(square, { ...coins, chosen, source });
          if (answer.does === 'play') expect(answer.step).toBe(chosen);
        }
  });
});
