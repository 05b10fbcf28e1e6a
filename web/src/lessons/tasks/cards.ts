/** Cards in words, and what is counted on them. Whether a claim is right only the server says. */
import type { Claimed } from '../../lib/answers';
import { BINARY, COUNTED } from '../../lib/art/outlines';
import { listed, t } from '../../lib/i18n.svelte';

export const shapesOf = (p: number) => (p > 2 ? COUNTED : BINARY);

export function counts(cards: string[], k: number): number[] {
  return Array.from({ length: k }, (_, i) => cards.reduce((sum, card) => sum + Number(card[i]), 0));
}

/** What is on a card: `triangle, hexagon`, or `2 pentagons` where they are counted. */
export function described(card: string, p: number): string {
  const shapes = shapesOf(p);
  const shown = [...card].flatMap((digit, i) => {
    if (digit === '0') return [];
    return p > 2 ? [`${t(`shape-${shapes[i]![0]}`)} ${digit}`] : [t(`shape-${shapes[i]![0]}`)];
  });
  return shown.join(', ');
}

export function shapeNames(places: number[], p: number): string {
  return listed(places.map((i) => t(`shapes-${shapesOf(p)[i]![0]}`)));
}

/** The places, from 1, of the cards with this mark. */
export function placed(marks: number[], mark: number): number[] {
  return marks.flatMap((one, i) => (one === mark ? [i + 1] : []));
}

const same = (a: number[], b: number[]) => a.join() === b.join();

/** Whether the server knows this claim. The two sides may be exchanged. */
export function isClaim(claims: Claimed[], a: number[], b: number[]): boolean {
  return claims.some(
    (one) => (same(one.a, a) && same(one.b, b)) || (same(one.a, b) && same(one.b, a)),
  );
}
