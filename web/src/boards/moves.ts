/** Moves as they are given: their words, and finding one by its notation. */
import { fill, t } from '../lib/i18n.svelte';
import type { MoveView } from '../lib/protocol';

/** What was done, to follow a name: “takes 3 from the heap of 5”. */
export const told = (move: MoveView): string => inWords(move, (key) => `said-${key}`);

/** What can be done: “Take 3 from the heap of 5”. */
export const offered = (move: MoveView): string => inWords(move, (key) => `web-do-${key}`);

function inWords(
  { text, key, params, component }: MoveView,
  mood: (key: string) => string,
): string {
  if (!key) return text;
  const what = fill({ key: mood(key), params });
  return component === null ? what : t(mood('sum'), { number: component + 1, what });
}

/** The move with this notation. One that is not in the list has no other words. */
export function moveOf(moves: MoveView[] | null, text: string): MoveView {
  const found = moves?.find((move) => move.text === text);
  return found ?? { text, touches: [], key: '', params: {}, component: null };
}
