/** How well a computer player plays: ten levels, three of which have a name. */
import { t } from './i18n.svelte';
import { MAX_LEVEL, STRENGTHS } from './protocol';

export const NAMED: readonly number[] = Object.values(STRENGTHS);
export const OTHERS: readonly number[] = Array.from({ length: MAX_LEVEL }, (_, i) => i + 1).filter(
  (level) => !NAMED.includes(level),
);

function nameAmong(level: number): string | undefined {
  return Object.entries(STRENGTHS).find(([, one]) => one === level)?.[0];
}

/** The strength alone: “medium”, or “level 3”. */
export function strength(level: number): string {
  const name = nameAmong(level);
  return name ? t(`web-strength-${name}`) : t('web-strength-level', { level });
}

/** The name of a computer player in a room. Several of one strength are numbered. `levels` has a
 * level for every seat with a computer player. */
export function botName(seat: number, levels: readonly unknown[]): string {
  const level = levels[seat] as number;
  const name = nameAmong(level);
  const called = name ? t(`room-bot-${name}`) : t('room-bot', { level });
  const alike = levels.flatMap((other, i) => (other === level ? [i] : []));
  return alike.length > 1 ? `${called} #${alike.indexOf(seat) + 1}` : called;
}
