/** Kayles: cut a row of pins, find its values, and see that they repeat. */
import { screen } from './screen';
import { reason } from './server';
import CutTask, { cuts } from './tasks/CutTask.svelte';
import MoveTask, { movePuzzle } from './tasks/MoveTask.svelte';
import NumberTask, { type Question } from './tasks/NumberTask.svelte';
import PeriodTask, { periods } from './tasks/PeriodTask.svelte';
import PlayTask, { game } from './tasks/PlayTask.svelte';

/** Which short row has the value of this long one? */
async function longRow(game: string, heap: number): Promise<Question> {
  const { like, preperiod, period } = await reason(`${game}:${heap}`, 'repeats');
  return {
    numbers: Array.from({ length: period }, (_, i) => preperiod + i),
    right: like,
    label: 'learn-like',
    args: { heap },
    wrong: 'learn-like-wrong',
    why: (row) => ({ heap, row, difference: heap - row, rest: (heap - row) % period, period }),
  };
}

export const SCREENS = [
  screen(MoveTask, () => movePuzzle('kayles:5')),
  screen(CutTask, () => cuts('kayles:7')),
  screen(PeriodTask, () => periods('kayles', 144, 'length')),
  screen(PeriodTask, () => periods('kayles', 144, 'last')),
  screen(NumberTask, () => longRow('kayles', 1000)),
  screen(PlayTask, () => game('kayles:10')),
];
