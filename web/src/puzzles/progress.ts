/** What is kept of puzzles: the endless run, and the days that were solved. */

/** The run. `code` is its open puzzle, and `missed` says that this one no longer counts. */
export interface Run {
  streak: number;
  best: number;
  code: string | null;
  missed: boolean;
}
/** How a puzzle was solved. `helped`: with hints. */
export interface Found {
  tries: number;
  helped: boolean;
}
export interface Progress {
  run: Run;
  days: Record<string, Found>;
}

export const LEVELS = 5;
/** So many puzzles of a run are of one level. */
const STEP = 3;
const MAX_DAYS = 60;
const NOTHING: Progress = {
  run: { streak: 0, best: 0, code: null, missed: false },
  days: {},
};

export const levelOf = (streak: number): number => Math.min(LEVELS, 1 + Math.floor(streak / STEP));

const count = (value: unknown): number =>
  Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0;

/** Read what was stored. What does not make sense is as if it had not been stored. */
export function read(stored: string | null): Progress {
  let found: any;
  try {
    found = JSON.parse(stored ?? 'null');
  } catch {
    found = null;
  }
  const run = found?.run ?? NOTHING.run;
  const days = Object.entries<any>(found?.days ?? {}).filter(([, one]) => count(one?.tries));
  return {
    run: {
      streak: count(run.streak),
      best: Math.max(count(run.best), count(run.streak)),
      code: typeof run.code === 'string' ? run.code : null,
      missed: run.missed === true,
    },
    days: Object.fromEntries(
      days.map(([day, { tries, helped }]) => [day, { tries, helped: helped === true }]),
    ),
  };
}

/** The run after its puzzle was solved: one more, unless an answer before was wrong. */
export function passed({ streak, best, missed }: Run): Run {
  const now = missed ? 0 : streak + 1;
  return { streak: now, best: Math.max(best, now), code: null, missed: false };
}

/** The run after a wrong answer, or after the solution was shown. */
export const ended = (run: Run): Run => ({ ...run, streak: 0, missed: true });

/** The first result of a day stays. The oldest days are dropped. */
export function withDay(days: Progress['days'], day: string, found: Found): Progress['days'] {
  const all = Object.entries({ [day]: found, ...days }).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(all.slice(-MAX_DAYS));
}
