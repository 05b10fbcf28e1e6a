/** Cards and claims in words. */
import { language, t } from '../lib/i18n.svelte';
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

const formats = new Map<string, Intl.NumberFormat>();

/** A number with one decimal, as it is written in a language: 8.4 or 8,4. */
export function decimal(language: string, value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const kept = formats.get(language) ?? new Intl.NumberFormat(language, digits);
  formats.set(language, kept);
  return kept.format(value);
}

/** Seconds as they are read: 8.4 below ten, 23 above. */
export function seconds(ms: number): string {
  return ms < 9_950 ? decimal(language(), ms / 1000) : String(Math.round(ms / 1000));
}

/** `1:05` */
export function clockText(ms: number): string {
  const whole = Math.max(0, Math.floor(ms / 1000));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `${minutes}:${String(rest).padStart(2, '0')}`;
}
