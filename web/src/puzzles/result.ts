/** A result in words, to be shared. */
import { gameTitle, t } from '../lib/i18n.svelte';
import type { PuzzleView } from '../lib/answers';
import type { Found } from './progress';

/** More wrong tries are not shown one by one. */
const MAX_MARKS = 6;

/** Wrong tries and the right one: `✗✗✓`. */
export function marks({ tries }: Found): string {
  return '✗'.repeat(Math.min(tries - 1, MAX_MARKS)) + '✓';
}

export function foundText(found: Found): string {
  const said = t('puzzle-found', { tries: found.tries });
  return found.helped ? `${said}, ${t('puzzle-with-hints')}` : said;
}

/** The address of a puzzle; that of a day is written as its date. */
export function addressOf({ day, code }: Pick<PuzzleView, 'day' | 'code'>): string {
  return `/puzzles/${day ?? code}`;
}

/** The title of the page for a link that leads nowhere, by the code of the error. A link that names
 * a game without puzzles is whole. */
export function refusalOf(code: string): string {
  if (code === 'error-puzzle-date') return 'puzzle-no-day';
  const games = ['error-puzzle-game', 'error-unknown-game', 'error-unknown-game-list'];
  return games.includes(code) ? 'puzzle-none' : 'puzzle-damaged';
}

/** What is shared: what it is, how it was found, and the link. */
export function shareText(puzzle: PuzzleView, found: Found, streak: number, origin: string) {
  const first = ['Fair Play', puzzle.day, gameTitle(puzzle.game)].filter(Boolean).join(' · ');
  const row = streak > 1 ? [t('puzzle-row', { count: streak })] : [];
  const lines = [first, `${marks(found)} ${foundText(found)}`, ...row, origin + addressOf(puzzle)];
  return lines.join('\n');
}
