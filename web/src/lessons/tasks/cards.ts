/** Shapes in words, and claims by the places of their cards. */
import type { Deck } from '../../cards/deck';
import type { Claimed } from '../../lib/answers';
import { listed, t } from '../../lib/i18n.svelte';

export function shapeNames(deck: Deck, places: number[]): string {
  return listed(places.map((i) => t(`shapes-${deck.shapes[i]!}`)));
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
