/** What is kept of a game or a puzzle: plain data with a version, so that files can be read later. */

export type Against = 'computer' | 'here' | 'online' | 'alone';
export type Outcome = 'won' | 'lost' | 'drawn' | 'none';

interface Kept {
  v: 1;
  /** Two records with the same id are the same game. */
  id: string;
  /** When it ended, in milliseconds. */
  at: number;
  hints: number;
}

export interface Game extends Kept {
  kind: 'match' | 'cards';
  /** The kind of game; the parts of a sum are joined by `+`. For cards, the deck. */
  game: string;
  /** The start position; for cards, empty. */
  start: string;
  misere: boolean;
  against: Against;
  /** The strength of the computer, from 1 to 10; 0 where no computer played. */
  level: number;
  /** The own seat, or null if both players were here. */
  seat: number | null;
  result: Outcome;
  /** The moves, joined by `;`. Empty if there are too many to keep. */
  moves: string;
  /** How many moves were made, or how many cards were won. */
  count: number;
  /** How long it took, in milliseconds. */
  ms: number;
  /** The room it was played in. Empty for a game on this page alone. */
  room: string;
}

export interface Puzzle extends Kept {
  kind: 'puzzle';
  /** Its address is `/puzzles/CODE`. */
  code: string;
  /** The day whose puzzle it was; empty for a puzzle of the run. */
  day: string;
  /** The game as in a match, or the deck. */
  game: string;
  solved: boolean;
  tries: number;
}

export type Entry = Game | Puzzle;

/** So many are kept; older ones are dropped. */
export const MOST = 1000;
const LONGEST = 2000;
const FORMAT = 'fairplay games 1';

/** Moves as they are kept. */
export function joined(moves: string[]): string {
  const text = moves.join(';');
  return text.length > LONGEST ? '' : text;
}

const text = (value: unknown, most: number) => typeof value === 'string' && value.length <= most;
const number = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const oneOf = (value: unknown, ...choices: unknown[]) => choices.includes(value);

type Checks = Record<string, (value: unknown) => boolean>;
const KEPT: Checks = {
  v: (value) => value === 1,
  id: (value) => text(value, 100) && value !== '',
  at: (value) => number(value) && !Number.isNaN(new Date(value as number).getTime()),
  hints: number,
};
const GAME: Checks = {
  ...KEPT,
  kind: (value) => oneOf(value, 'match', 'cards'),
  game: (value) => text(value, 300) && value !== '',
  start: (value) => text(value, 1000),
  misere: (value) => typeof value === 'boolean',
  against: (value) => oneOf(value, 'computer', 'here', 'online', 'alone'),
  level: (value) => number(value) && (value as number) <= 10,
  seat: (value) => value === null || number(value),
  result: (value) => oneOf(value, 'won', 'lost', 'drawn', 'none'),
  moves: (value) => text(value, LONGEST),
  count: number,
  ms: number,
  room: (value) => text(value, 100),
};
const PUZZLE: Checks = {
  ...KEPT,
  kind: (value) => value === 'puzzle',
  code: (value) => text(value, 100) && value !== '',
  day: (value) => text(value, 10),
  game: (value) => text(value, 300) && value !== '',
  solved: (value) => typeof value === 'boolean',
  tries: number,
};

/** A record from outside, with its own fields only; null if it is none. */
export function readEntry(value: unknown): Entry | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = value as Record<string, unknown>;
  const checks = found['kind'] === 'puzzle' ? PUZZLE : GAME;
  const names = Object.keys(checks);
  if (!names.every((name) => checks[name]!(found[name]))) return null;
  return Object.fromEntries(names.map((name) => [name, found[name]])) as unknown as Entry;
}

/** All records in a text; what cannot be read is left out. Null if the text is something else. */
export function readEntries(text: string | null): Entry[] | null {
  try {
    const { format, games } = JSON.parse(text ?? '');
    if (format !== FORMAT || !Array.isArray(games)) return null;
    return games.flatMap((one) => readEntry(one) ?? []);
  } catch {
    return null;
  }
}

/** The text that is stored, and the file that is saved. */
export function writeEntries(games: Entry[], indent?: number): string {
  return JSON.stringify({ format: FORMAT, games }, null, indent);
}

/** Both lists as one: each id once, the newest last, and not too many. */
export function merged(known: Entry[], more: Entry[]): Entry[] {
  const all = new Map(known.map((one) => [one.id, one]));
  for (const one of more) if (counts(all.get(one.id), one)) all.set(one.id, one);
  return [...all.values()].sort((a, b) => a.at - b.at).slice(-MOST);
}

/** The first ending of a game counts. A puzzle may be solved later. */
function counts(known: Entry | undefined, one: Entry): boolean {
  if (!known) return true;
  return known.kind === 'puzzle' && one.kind === 'puzzle' && one.solved && !known.solved;
}
