/** How to play: asking for the pictures, and what is remembered of it. */
import { get } from '../lib/api';
import type { How, HowCards } from '../lib/answers';
import { t } from '../lib/i18n.svelte';
import type { Board, MatchView, MoveView } from '../lib/protocol';
import { remember, remembered } from '../lib/storage';
import { capital } from '../rooms/people/names';

/** What is played: a position of one or several games, or a deck of cards. */
export type Played = { position: string; misere: boolean } | { deck: string };

const asked = new Map<string, Promise<How>>();

/** The pictures of the games of a position. They depend on the rules only, so each is asked once. */
export function howTo(position: string, misere: boolean): Promise<How> {
  const key = `${formsOf(position).join('+')} ${misere}`;
  let found = asked.get(key);
  if (!found) {
    found = get('/api/how', { position, misere });
    asked.set(key, found);
    found.catch(() => asked.delete(key));
  }
  return found;
}

export const howToClaim = (deck: string): Promise<HowCards> => get('/api/cards/how', { deck });

/** The games of a position as they are written: `sub{1,2,5}:21 + nim:3` → `sub{1,2,5}`, `nim`. */
export function formsOf(position: string): string[] {
  return position.split('+').map((part) => part.split(':')[0]!.trim());
}

/** What one meets, to remember that one has: the games, or the deck. */
export const metIn = (played: Played): string =>
  'deck' in played ? played.deck : formsOf(played.position).join('+');

/** Whether this is the first time that one meets something here. Asking makes it known. */
export function isNew(what: string): boolean {
  const known = (remembered('met') ?? '').split(' ').filter(Boolean);
  if (known.includes(what)) return false;
  remember('met', [...known, what].slice(-60).join(' '));
  return true;
}

/** Whose the pieces are on a board that is not from a match: the first seat is the reader's. */
export const sideOf = (seat: number): string => capital(t(seat ? 'web-against' : 'play-you'));

/** A board to be looked at, with a move that is chosen on it or none. */
export function still(board: Board, move: MoveView | null = null): MatchView {
  return {
    position: board.position,
    misere: false,
    mover: 0,
    seen: [[board]],
    moves: move ? [move] : [],
    played: 0,
    last: null,
    since: 0,
    left_ms: null,
    result: null,
    told: null,
    moved: null,
  };
}
