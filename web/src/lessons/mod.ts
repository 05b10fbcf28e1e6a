/** MOD-3 SUMZ: adding cards modulo 3, two sides with the same sum, and why five are enough. */
import { screen } from './screen';
import { deck } from './server';
import DigitsTask, { addition } from './tasks/DigitsTask.svelte';
import HandTask, { dealt, hand } from './tasks/HandTask.svelte';
import NumberTask, { type Question } from './tasks/NumberTask.svelte';

/** In how many ways can every card on the table be on side A, on side B, or on none? */
async function ways(): Promise<Question> {
  const { p, k, hand: count } = (await deck('mod3')).deck;
  return {
    numbers: [p * count, count ** p, p ** k, p ** count].sort((a, b) => a - b),
    right: p ** count,
    label: 'learn-ways',
    args: { cards: count },
    wrong: 'learn-ways-wrong',
    why: () => ({ cards: count, two: p ** 2 }),
  };
}

export const SCREENS = [
  screen(DigitsTask, () => addition('1120', '2102', '2021')),
  screen(DigitsTask, () => addition('0021', '2100', '2011', '2210')),
  screen(HandTask, () => hand('mod3', '2102', '0112', '2021', '1120')),
  screen(HandTask, () => hand('mod3', '2102', '1021', '1011', '0210')),
  screen(NumberTask, () => ways()),
  screen(HandTask, () => dealt('mod3')),
];
