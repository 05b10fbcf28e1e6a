/** Records in words, and the address of a replay. */
import { t } from '../lib/i18n.svelte';
import { address } from '../lib/router.svelte';
import { against as opponentText } from '../play/setup';
import type { Entry, Game } from './records';
import { isPuzzle, type Line } from './statistics';

/** The opponent, as it is written beside the board: `Computer · medium`. */
export function opponentOf({ against, level }: Pick<Line, 'against' | 'level'>): string {
  if (against === 'computer') return opponentText({ opponent: 'computer', level });
  if (against === 'here') return opponentText({ opponent: 'person', level });
  return t(`mine-against-${against}`);
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
