/** What the Lab asks of the server, and its state in the address. */
import { get, type Period } from '../lib/api';
import { address } from '../lib/router.svelte';
import type { Series } from '../charts/paint';

export const COUNTS = [100, 1000, 10_000];

export interface Wanted {
  rule: string;
  /** A second game to compare with; empty for none. */
  other: string;
  count: number;
  /** The heap that is looked at closely. */
  heap: number;
}

export function readWanted(query: URLSearchParams): Wanted {
  const number = (name: string, usual: number) => {
    const text = query.get(name) ?? '';
    return /^\d{1,6}$/.test(text) ? Number(text) : usual;
  };
  const count = number('count', 100);
  return {
    rule: (query.get('rule') ?? 'kayles').trim(),
    other: (query.get('with') ?? '').trim(),
    count: COUNTS.includes(count) ? count : 100,
    heap: number('heap', 12),
  };
}

export function writeWanted({ rule, other, count, heap }: Wanted): string {
  return address('/lab', { rule, with: other, count, heap });
}

export interface Found extends Series {
  rule: string;
  found: Period;
}

export async function look(rule: string, count: number, signal: AbortSignal): Promise<Found> {
  const [{ values }, found] = await Promise.all([
    get<{ values: number[] }>('/api/sequence', { rule, count }, signal),
    get<Period>('/api/period', { rule }, signal),
  ]);
  const exceptions = new Set(found.exceptions);
  return { rule, values, found, exceptions, preperiod: found.preperiod, period: found.period };
}

/** A heap of a game as a position: a name where only a name says the rule, else the code. */
export const heapOf = (code: string, heap: number) => `${code}:${heap}`;
