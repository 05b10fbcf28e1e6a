/** Sums of games: why won and lost are not enough, and how values are added. */
import { screen } from './screen';
import AddHeapTask, { addHeap } from './tasks/AddHeapTask.svelte';
import BinaryTask, { lastHeap } from './tasks/BinaryTask.svelte';
import MoveTask, { movePuzzle } from './tasks/MoveTask.svelte';
import PlayTask, { game } from './tasks/PlayTask.svelte';
import PredictTask, { predictions } from './tasks/PredictTask.svelte';

export const SCREENS = [
  screen(PredictTask, () => predictions('won', 'nim:3', 'nim:2,2', 'nim:1,2', 'nim:1,2,3')),
  screen(AddHeapTask, () => addHeap('kayles:5', 'nim')),
  screen(BinaryTask, () => lastHeap('nim:5,3')),
  screen(MoveTask, () => movePuzzle('kayles:7 + nim:3', 'values')),
  screen(PlayTask, () => game('kayles:5 + nim:2,3')),
];
