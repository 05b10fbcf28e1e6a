/** Reasons why an answer is wrong. */
import { moveOf, offered } from '../../boards/moves';
import type { MexRule } from '../../lib/blocks';
import { t } from '../../lib/i18n.svelte';
import type { MatchView } from '../../lib/protocol';
import { solve } from '../server';

/** The position without the name of a game: `4, 5, 6`. A sum keeps its names. */
export function bare(position: string): string {
  if (position.includes('+')) return position;
  const numbers = position.slice(position.indexOf(':') + 1);
  return numbers.replaceAll(',', ', ');
}

/** Why a move to this position is wrong: how the other player wins now. */
export async function refutation(left: MatchView): Promise<string> {
  const best = (await solve(left.position)).winning_moves[0];
  const what = { left: bare(left.position) };
  if (!best) return t('learn-leaves-over', what);
  return t('learn-leaves', { ...what, what: offered(moveOf(left.moves, best.move)) });
}

/** Why this number is not the value: an option has it, or a smaller one is missing too. */
export function whyNotMex(rule: MexRule, number: number): string {
  const option = rule.options.find((one) => one.value === number);
  return option
    ? t('learn-mex-reached', { number, left: option.left.join(' + ') || '0' })
    : t('learn-mex-larger', { number });
}
