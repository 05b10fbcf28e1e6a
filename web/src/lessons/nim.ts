/** Nim: two heaps, the binary columns, and the move that makes them all even. */
import { screen } from './screen';
import { reason } from './server';
import BinaryTask, { binary } from './tasks/BinaryTask.svelte';
import ColumnsTask from './tasks/ColumnsTask.svelte';
import MoveTask, { movePuzzle } from './tasks/MoveTask.svelte';
import PlayTask, { game } from './tasks/PlayTask.svelte';

export const SCREENS = [
  screen(MoveTask, () => movePuzzle('nim:3,5')),
  screen(PlayTask, () => game('nim:4,4', true)),
  screen(BinaryTask, () => binary('nim:4,5,6,3')),
  screen(ColumnsTask, () => reason('nim:4,5,6,3', 'columns')),
  screen(MoveTask, () => movePuzzle('nim:4,5,6,3', 'columns')),
  screen(PlayTask, () => game('nim:1,2,3', true)),
  screen(PlayTask, () => game('nim:3,4,5')),
];
