/** How a match ended, in one sentence. */
import { t } from '../lib/i18n.svelte';
import type { LocalMatch } from './match.svelte';

export function ending(match: LocalMatch): string {
  const { result, setup, view } = match;
  if (!result || !view) return '';
  if (result.winner === null) return t(`end-${result.reason}`);
  const reason = result.reason === 'resigned' ? 'resigned' : view.misere ? 'misere' : 'no-move';
  if (setup.opponent === 'computer')
    return t(`end-${reason}-${result.winner === setup.seat ? 'won' : 'lost'}`);
  const name = (seat: number) => t('web-play-player', { number: seat + 1 });
  return t(`end-${reason}`, { winner: name(result.winner), loser: name(1 - result.winner) });
}
