/** Cards in words. */
import { t } from '../lib/i18n.svelte';
import { counts, type Deck } from './deck';

/** `one pentagon`, `2 pentagons` */
function many(shape: string, count: number): string {
  if (count === 1) return t(`cards-one-${shape}`);
  return t('cards-counted', { count, shape: t(`shapes-${shape}`) });
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
