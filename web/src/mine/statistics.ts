/** What the records say: results by game and strength, and streaks. */
import type { Against, Entry, Game, Puzzle } from './records';

export interface Line {
  game: string;
  misere: boolean;
  against: Against;
  level: number;
  played: number;
  won: number;
  lost: number;
  hints: number;
}

export const isGame = (one: Entry): one is Game => one.kind !== 'puzzle';
export const isPuzzle = (one: Entry): one is Puzzle => one.kind === 'puzzle';

/** One line for each game and opponent; the games played most come first. */
export function results(entries: Entry[]): Line[] {
  const lines = new Map<string, Line>();
  const played = new Map<string, number>();
  for (const { game, misere, against, level, result, hints } of entries.filter(isGame)) {
    const key = [game, misere, against, level].join(' ');
    const line = lines.get(key) ?? {
      ...{ game, misere, against, level },
      ...{ played: 0, won: 0, lost: 0, hints: 0 },
    };
    lines.set(key, line);
    line.played++;
    line.won += Number(result === 'won');
    line.lost += Number(result === 'lost');
    line.hints += hints;
    played.set(game, (played.get(game) ?? 0) + 1);
  }
  return [...lines.values()].sort(
    (a, b) =>
      played.get(b.game)! - played.get(a.game)! ||
      a.game.localeCompare(b.game) ||
      Number(a.misere) - Number(b.misere) ||
      a.against.localeCompare(b.against) ||
      a.level - b.level,
  );
}

/** The number of a day in the calendar of this place. */
function dayOf(at: number): number {
  const date = new Date(at);
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
}

export interface Streaks {
  /** Days in a row, until today or yesterday, and the most there ever were. */
  days: number;
  mostDays: number;
  /** Games won in a row. Draws, and games in which both players were here, do not matter. */
  wins: number;
  mostWins: number;
}

export function streaks(entries: Entry[], now: number): Streaks {
  const days = [...new Set(entries.map(({ at }) => dayOf(at)))].sort((a, b) => a - b);
  const inDays = runs(days, (day, i) => day === days[i - 1]! + 1);
  const recent = days.length > 0 && dayOf(now) - days.at(-1)! <= 1;
  const decided = entries.filter(isGame).filter(({ result }) => /won|lost/.test(result));
  const wins = lengths(decided.map(({ result }) => result === 'won'));
  return {
    days: recent ? inDays.at(-1)! : 0,
    mostDays: Math.max(0, ...inDays),
    wins: wins.at(-1) ?? 0,
    mostWins: Math.max(0, ...wins),
  };
}

/** For each item, how many in a row there are up to it. */
function runs<T>(items: T[], follows: (item: T, i: number) => boolean): number[] {
  const found: number[] = [];
  items.forEach((item, i) => found.push(i && follows(item, i) ? found[i - 1]! + 1 : 1));
  return found;
}

/** For each flag, how many true ones in a row there are up to it. */
function lengths(flags: boolean[]): number[] {
  const found: number[] = [];
  flags.forEach((flag, i) => found.push(flag ? (found[i - 1] ?? 0) + 1 : 0));
  return found;
}
