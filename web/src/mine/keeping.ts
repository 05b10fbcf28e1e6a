/** The games of this device, in its local storage. */
import { forget, remember, remembered } from '../lib/storage';
import { merged, readEntries, writeEntries, type Entry, type Game, type Puzzle } from './records';

const NAME = 'mine';

export const kept = (): Entry[] => readEntries(remembered(NAME)) ?? [];

export const forgetGames = (): void => forget(NAME);

/** Keep these too. On a full disk the oldest games make room; false if nothing can be stored. */
export function keep(more: Entry[]): boolean {
  let all = merged(kept(), more);
  while (all.length) {
    if (remember(NAME, writeEntries(all))) return true;
    all = all.slice(Math.ceil(all.length / 10));
  }
  return false;
}

/** Record a finished game. The first ending of a game counts, whatever is tried afterwards. */
export function recordGame(game: Omit<Game, 'v'>): boolean {
  return keep([{ v: 1, ...game }]);
}

/** Record a puzzle that was solved or given up. Each counts once; it may be solved later. */
export function recordPuzzle(puzzle: Omit<Puzzle, 'v' | 'kind' | 'id' | 'at'>): boolean {
  return keep([{ v: 1, kind: 'puzzle', id: `puzzle:${puzzle.code}`, at: Date.now(), ...puzzle }]);
}
