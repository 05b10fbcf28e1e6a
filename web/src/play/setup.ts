/** What is agreed before a match in this browser. */
import { t } from '../lib/i18n.svelte';
import { strength } from '../lib/strengths';
import { capital } from '../rooms/people/names';
import type { Reader } from '../rooms/people/reader';

export interface Setup {
  start: string;
  misere: boolean;
  opponent: 'computer' | 'person';
  level: number;
  /** The seat of the person who plays against the computer; seat 0 moves first. */
  seat: 0 | 1;
}

/** What is asked for. Without a seat, the person gets one that can win. */
export type Wanted = Omit<Setup, 'seat'> & { seat: Setup['seat'] | null };

/** Who reads what is said of a match, and what the others are called. */
export function readerOf({ opponent, seat }: Setup): Reader {
  if (opponent === 'computer') return { me: seat, name: () => t('play-computer') };
  return { me: null, name: (number) => t('play-name', { number: number + 1 }) };
}

/** Against whom one plays, as it is written beside the board: “Computer · medium”. */
export function against({ opponent, level }: Pick<Setup, 'opponent' | 'level'>): string {
  if (opponent === 'person') return capital(t('play-opponent-human'));
  return t('web-against-computer', { strength: strength(level) });
}
