/** Records in words, and the address of a replay. */
import { t } from '../lib/i18n.svelte';
import { address } from '../lib/router.svelte';
import { MAX_LEVEL } from '../lib/protocol';
import type { Entry, Game } from './records';
import { isPuzzle, type Line } from './statistics';

/** `Computer, level 5` */
export function opponentOf({ against, level }: Pick<Line, 'against' | 'level'>): string {
  const perfect = against === 'computer' && level === MAX_LEVEL;
  return t(perfect ? 'mine-against-perfect' : `mine-against-${against}`, { level });
}

/** Where to see it again; empty if the moves of a game are not kept. */
export function againOf(one: Entry): string {
  return isPuzzle(one) ? `/puzzles/${encodeURIComponent(one.code)}` : replayOf(one);
}

function replayOf({ start, misere, against, level, seat, moves, room }: Game): string {
  if (!moves) return room && `/room/${room}/replay`;
  const computer = against === 'computer' && !room;
  return address('/play', {
    position: start,
    misere,
    opponent: computer ? null : 'person',
    level: computer ? level : null,
    seat: computer ? seat || null : null,
    moves,
  });
}
