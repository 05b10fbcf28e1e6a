/** What is agreed before a match in this browser. */
import { t } from '../lib/i18n.svelte';
import type { Reader } from '../rooms/people/reader';

export interface Setup {
  start: string;
  misere: boolean;
  opponent: 'computer' | 'person';
  level: number;
  /** The seat of the person who plays against the computer; seat 0 moves first. */
  seat: 0 | 1;
}

/** Who reads what is said of a match, and what the others are called. */
export function readerOf({ opponent, seat }: Setup): Reader {
  if (opponent === 'computer') return { me: seat, name: () => t('play-computer') };
  return { me: null, name: (number) => t('play-name', { number: number + 1 }) };
}
