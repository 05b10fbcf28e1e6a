/** Moves as they are given: their words, and finding one by its notation. */
import { fill } from '../lib/i18n.svelte';
import type { MoveView } from '../lib/protocol';

/** What was done, to follow a name: “took 3 from the heap of 5”. */
export const told = (move: MoveView): string => fill(move, 'said-');

/** What can be done: “Take 3 from the heap of 5”. */
export const offered = (move: MoveView): string => fill(move, 'web-do-');

/** Whether a move is made in this game of a sum. */
export const inGame = (game: number, { component = 0 }: MoveView): boolean => component === game;

/** The move with this notation, also if it is not in the list. */
export function moveOf(moves: MoveView[] | null, text: string): MoveView {
  const found = moves?.find((move) => move.text === text);
  return found ?? { text, touches: [], key: 'move', params: { move: text } };
}
