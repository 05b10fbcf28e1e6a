/** Cards and claims in words. */
import { listed, t } from '../lib/i18n.svelte';
import { counts, type Deck } from './deck';

/** `one pentagon`, `2 pentagons` */
function many(shape: string, count: number): string {
  return count === 1 ? t(`web-one-${shape}`) : `${count} ${t(`shapes-${shape}`)}`;
}

/** What is on a card: `triangle, circle`, or `2 pentagons, one heart`. */
export function cardWords(deck: Deck, card: string): string {
  return counts(card)
    .flatMap((count, i) => {
      if (!count) return [];
      const shape = deck.shapes[i]!;
      return [deck.p === 2 ? t(`shape-${shape}`) : many(shape, count)];
    })
    .join(', ');
}

/** What is wrong with a claim: `one pentagon too many`, or which side has too many of what. */
export function wrongWords(deck: Deck, difference: number[]): string {
  const on = (side: (count: number) => number) =>
    listed(
      difference.flatMap((count, i) => {
        const most = side(count);
        return most > 0 ? [many(deck.shapes[i]!, most)] : [];
      }),
    );
  if (!deck.sided) return t('web-table-odd', { shapes: on((count) => count) });
  // The shorter way around: two more modulo 3 is one less.
  const half = deck.p / 2;
  const a = on((count) => (count < half ? count : 0));
  const b = on((count) => (count > half ? deck.p - count : 0));
  const parts = [
    a && t('web-table-more-a', { shapes: a }),
    b && t('web-table-more-b', { shapes: b }),
  ];
  return t('web-table-unequal', { sides: listed(parts.filter(Boolean)) });
}

/** Seconds as they are read: 8.4 below ten, 23 above. */
export function seconds(ms: number): string {
  return ms < 9_950 ? (ms / 1000).toFixed(1) : String(Math.round(ms / 1000));
}

/** `1:05` */
export function clockText(ms: number): string {
  const whole = Math.max(0, Math.floor(ms / 1000));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
