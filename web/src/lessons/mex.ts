/** The mex rule: the value of a heap is the least number that no option has. */
import { screen } from './screen';
import { reason } from './server';
import MexTask from './tasks/MexTask.svelte';
import MoveTask, { movePuzzle } from './tasks/MoveTask.svelte';
import PlayTask, { game } from './tasks/PlayTask.svelte';
import ScaleTask, { scales } from './tasks/ScaleTask.svelte';

export const SCREENS = [
  screen(MexTask, () => reason('lasker:3', 'mex-rule')),
  screen(MexTask, () => reason('lasker:4', 'mex-rule')),
  screen(MoveTask, () => movePuzzle('lasker:1,3 + nim:3', 'values')),
  screen(MexTask, () => reason('kayles:6', 'mex-rule')),
  screen(ScaleTask, () => scales('grundy', [6, 7, 12])),
  screen(PlayTask, () => game('grundy:8')),
];
