/** What the last move has made of heaps that are too large to show what it took. */
import type { MoveView } from '../lib/protocol';
import type { Layout } from './runs';

/** Larger heaps are a number. */
export const MOST_DRAWN = 80;

/** Whether a move was made in a heap that was a number. */
export const wasNumber = ({ touches }: MoveView): boolean =>
  touches.some(([size = 0]) => size > MOST_DRAWN);

/** By the index of a heap that the move has left: what it was, and what it became. */
export function traces(
  heaps: number[],
  last: MoveView | null,
  layout: Layout,
): Map<number, string> {
  const found = new Map<number, string>();
  const touches = last?.touches ?? [];
  // Elsewhere several runs split one heap into three, which only its notation tells.
  const one = layout !== 'rows' && touches.length > 1 ? last!.text : null;
  for (const [whole = 0, from = 0, to = 0] of one ? touches.slice(0, 1) : touches) {
    const parts = to > whole ? [to] : [from, whole - to].filter(Boolean);
    const left = Math.max(0, ...parts);
    const at = heaps.findIndex((size, i) => size === left && !found.has(i));
    if (at >= 0) found.set(at, one ?? `${whole}→${parts.join() || 0}`);
  }
  return found;
}
