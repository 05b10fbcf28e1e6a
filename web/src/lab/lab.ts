/** Requests of the lab, and its state in the address. */
import type { Period } from '../lib/answers';
import { get } from '../lib/api';
import { RULES } from '../lib/featured';
import type { Series } from '../charts/paint';

export const COUNTS = [100, 1000, 10_000];

export interface Wanted {
  rule: string;
  /** A second game to compare with; empty for none. */
  other: string;
  count: number;
  /** The heap that is explained. */
  heap: number;
}

export function readWanted(query: URLSearchParams): Wanted {
  const number = (name: string, usual: number) => {
    const text = query.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : usual;
  };
  const count = number('count', 100);
  return {
    rule: (query.get('rule') ?? RULES[0]!).trim(),
    other: (query.get('with') ?? '').trim(),
    count: COUNTS.includes(count) ? count : 100,
    heap: number('heap', 12),
  };
}

/** The query of the address. */
export function queryOf({ rule, other, count, heap }: Wanted) {
  return { rule, with: other, count, heap };
}

export interface Found extends Series {
  rule: string;
  /** Null while the search runs. */
  found: Period | null;
  /** Why the search failed. */
  trouble: string;
}

export async function lookAt(rule: string, count: number, signal: AbortSignal): Promise<Found> {
  const { values } = await get('/api/sequence', { rule, count }, signal);
  const unknown = { exceptions: new Set<number>(), preperiod: null, period: null };
  return { rule, values, found: null, trouble: '', ...unknown };
}

/** Add the period. The search can take seconds, so the values are shown before. */
export async function withPeriod(one: Found, signal: AbortSignal): Promise<Found> {
  const found = await get('/api/period', { rule: one.rule }, signal);
  const { preperiod, period } = found;
  return { ...one, found, preperiod, period, exceptions: new Set(found.exceptions) };
}

/** The position of one heap. */
export const heapOf = (code: string, heap: number) => `${code}:${heap}`;

/** The values as `fairplay sequence --csv` prints them. */
export const csvOf = (values: number[]) =>
  ['n,value', ...values.map((value, n) => `${n},${value}`), ''].join('\n');

/** Not too small to be interesting, not too large to be played on a phone. */
const [LEAST_HEAP, MOST_HEAP] = [5, 30];

/** A position that the player to move can win: heaps whose values do not cancel. Null if every
 * heap has the value 0. */
export function startOf(rule: string, values: number[]): string | null {
  const find = (from: number, not: number) =>
    values.findIndex((value, n) => n >= from && value !== 0 && value !== not);
  const usual = find(LEAST_HEAP, 0);
  const first = usual > 0 ? usual : find(1, 0);
  if (first < 0) return null;
  const second = find(first + 1, values[first]!);
  const heaps = second > 0 && second <= MOST_HEAP ? [first, second] : [first, first, first];
  return `${rule}:${heaps.join(',')}`;
}

/** A name for a file of a rule: only letters, digits, dots and hyphens. */
export const fileName = (rule: string, what: string) =>
  `fairplay-${rule.replace(/[^A-Za-z0-9.-]+/g, '-').replace(/-+$/, '')}-${what}`;
