/** The progress on this device. If storage is blocked, it lasts as long as the page. */
import { remember, remembered } from '../lib/storage';
import { read, withDay, type Found, type Progress, type Run } from './progress';

const NAME = 'puzzles';
let now = $state.raw<Progress>(read(remembered(NAME)));

function keep(next: Progress): void {
  now = next;
  remember(NAME, JSON.stringify(next));
}

export const forgetPuzzles = (): void => keep(read(null));

export const run = (): Run => now.run;
export const keepRun = (next: Run): void => keep({ ...now, run: next });

export const dayFound = (day: string): Found | undefined => now.days[day];
export const keepDay = (day: string, found: Found): void =>
  keep({ ...now, days: withDay(now.days, day, found) });
