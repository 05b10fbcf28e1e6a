/** Zero sumZ: cards as digits, even counts, and why seven cards are always enough. */
import { screen } from './screen';
import { cards } from './server';
import AwayTask from './tasks/AwayTask.svelte';
import DigitsTask, { digits } from './tasks/DigitsTask.svelte';
import FreeTask, { pool } from './tasks/FreeTask.svelte';
import HandTask, { dealt, hand } from './tasks/HandTask.svelte';

/** The seven cards of the article. */
const SEVEN = ['100110', '010010', '000101', '001100', '110110', '000001', '100100'];
const POOL = [
  ...['110000', '011000', '101000', '000110', '000011', '000101'],
  ...['001001', '100100', '111000', '010010', '001111', '111111'],
];

export const SCREENS = [
  screen(DigitsTask, () => digits('100110')),
  screen(HandTask, () => hand('zero', '110000', '010010', '000101', '100010')),
  screen(AwayTask, () => cards('zero', SEVEN)),
  screen(HandTask, () => hand('zero', '101000', '011000', '000110', '110011', '000011')),
  screen(FreeTask, () => pool(...POOL)),
  screen(HandTask, () => dealt('zero')),
];
