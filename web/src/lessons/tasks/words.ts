/** Parts of the sentences that tell what an answer leads to. */
import { moveOf, told } from '../../boards/moves';
import { t } from '../../lib/i18n.svelte';
import type { Solved } from '../../lib/answers';
import type { MatchView } from '../../lib/protocol';

/** The position without the name of a game: `4, 5, 6`. A sum keeps its names. */
export function bare(position: string): string {
  if (position.includes('+')) return position;
  const numbers = position.slice(position.indexOf(':') + 1);
  return numbers.replaceAll(',', ', ');
}

/** Why a move that leaves this position was not the best: how the other player wins now. */
export function refutation(left: MatchView, solution: Solved): string {
  const best = solution.winning_moves[0];
  const what = { left: bare(left.position) };
  if (!best) return t('learn-leaves-over', what);
  return t('learn-leaves', { ...what, what: told(moveOf(left.moves, best.move)) });
}
