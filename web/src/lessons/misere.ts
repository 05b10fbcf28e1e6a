/** Misère Nim: whoever takes the last point loses. */
import { screen } from './screen';
import BinaryTask, { lastHeap } from './tasks/BinaryTask.svelte';
import MoveTask, { movePuzzle } from './tasks/MoveTask.svelte';
import PlayTask, { game } from './tasks/PlayTask.svelte';
import PredictTask, { predictions } from './tasks/PredictTask.svelte';

export const SCREENS = [
  screen(PredictTask, () => predictions('safe', 'resta-um:1', 'resta-um:1,1', 'resta-um:1,1,1')),
  screen(PredictTask, () =>
    predictions('safe', 'resta-zero:1,1', 'resta-um:2,2', 'resta-zero:1,2,3', 'resta-um:1,2,3'),
  ),
  screen(BinaryTask, () => lastHeap('nim:19,21')),
  screen(MoveTask, () => movePuzzle('resta-um:1,1,4')),
  screen(PlayTask, () => game('resta-um:1,2,3', true)),
  screen(PlayTask, () => game('resta-um:5,3,1')),
];
