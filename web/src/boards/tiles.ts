/** What a touch on squares that belong to nobody does. A move is made by touching all its squares,
 * in any order; the first touch of the last one shows it, and a second one makes it. */
import type { Board, MoveView } from '../lib/protocol';
import type { Element, Gesture } from './board';
import { same } from './pieces';

export interface Touched {
  moves: MoveView[];
  /** A square that was touched before. */
  picked: Element | null;
  chosen: MoveView | null;
}

export type Answer =
  | { does: 'play' | 'choose'; move: MoveView }
  /** Show which squares go with this one. */
  | { does: 'pick'; square: Element }
  /** Ask the server why this is no move. */
  | { does: 'ask'; gesture: Gesture };

const has = (move: MoveView, square: Element) => move.touches.some((one) => same(one, square));

export function touch(square: Element, { moves, picked, chosen }: Touched): Answer {
  if (chosen && has(chosen, square)) return { does: 'play', move: chosen };
  const here = moves.filter((move) => has(move, square));
  const made = here.find((move) => move.touches.length === 1 || (picked && has(move, picked)));
  if (made && !same(picked, square)) return { does: 'choose', move: made };
  if (here.length === 1 && !same(picked, square)) return { does: 'choose', move: here[0]! };
  if (here.length) return { does: 'pick', square };
  return { does: 'ask', gesture: [square] };
}

/** The squares that can be touched after this one. */
export const beside = (moves: MoveView[], square: Element | null): Element[] =>
  square
    ? moves
        .filter((move) => has(move, square))
        .flatMap(({ touches }) => touches.filter((one) => !same(one, square)))
    : [];

/** Whether a move takes a square: one that it touches or, on a bar, one to the right and below. */
export function takes(board: Board, { touches }: MoveView, [rank, file]: Element): boolean {
  if (board.reach !== 'corner') return touches.some((one) => same(one, [rank!, file!]));
  return touches.some(([top, left]) => rank! >= top! && file! >= left!);
}
