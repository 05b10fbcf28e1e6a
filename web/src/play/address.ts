/** The address of a match: what is agreed, and its moves. */
import { FIRST } from '../lib/featured';
import { MAX_LEVEL, USUAL_LEVEL } from '../lib/protocol';
import { address } from '../lib/router.svelte';
import { remember, remembered } from '../lib/storage';
import type { Setup, Wanted } from './setup';

/** What an address asks for. What it leaves out is as it was last time. */
export function read(query: URLSearchParams): { wanted: Wanted; moves: string[] } {
  const person = (query.get('opponent') ?? remembered('opponent')) === 'person';
  const level = Math.floor(Number(query.get('level') ?? remembered('strength') ?? USUAL_LEVEL));
  const seat = query.get('seat');
  const moves = (query.get('moves') ?? '').split(';').filter(Boolean);
  const wanted: Wanted = {
    start: query.get('position') ?? FIRST,
    misere: query.get('misere') === 'true',
    opponent: person ? 'person' : 'computer',
    level: level >= 1 && level <= MAX_LEVEL ? level : USUAL_LEVEL,
    seat: seat === '0' ? 0 : seat === '1' ? 1 : null,
  };
  return { wanted, moves };
}

export function written(setup: Setup, moves: string[]): string {
  const seat = setup.opponent === 'computer' ? String(setup.seat) : null;
  return from(setup, { seat, moves: moves.join(';') });
}

/** The same match before its first move. Who moves first is left open. */
export function unplayed(setup: Setup): string {
  return from(setup);
}

function from(
  { start, misere, opponent, level }: Setup,
  played: { seat?: string | null; moves?: string } = {},
): string {
  const computer = opponent === 'computer';
  return address('/play', {
    position: start,
    misere,
    opponent: computer ? null : 'person',
    level: computer ? level : null,
    ...played,
  });
}

/** The next match begins against the same opponent. */
export function keep({ opponent, level }: Pick<Setup, 'opponent' | 'level'>): void {
  remember('opponent', opponent);
  remember('strength', String(level));
}
