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
  if (picked && !same(picked, square)) {
    const made = here.find((move) => has(move, picked));
    return made ? { does: 'choose', move: made } : { does: 'ask', gesture: [picked, square] };
  }
  const made = here.find((move) => move.touches.length === 1);
  if (made) return { does: 'choose', move: made };
  if (here.length === 1 && !picked) return { does: 'choose', move: here[0]! };
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

const squaresOf = (ranks: string[]): Element[] =>
  ranks.flatMap((rank, r) => [...rank].flatMap((kind, f) => (kind === '.' ? [] : [[r, f]])));

/** The squares that the last bite took from a bar: from the smallest one seen before that it makes
 * into this one. In a link none was seen; of that bite we know only the square that was touched. */
export function bitten(seen: string[][], board: Board, last: MoveView): Element[] {
  const now = squaresOf(board.ranks ?? []).join(' ');
  const bites = seen
    .map(squaresOf)
    .sort((one, other) => one.length - other.length)
    .map((all) => [all, all.filter((at) => takes(board, last, at))] as const);
  const found = bites.find(([all, gone]) => {
    const left = all.filter((at) => !gone.includes(at));
    return gone.length && left.join(' ') === now;
  });
  return found?.[1] ?? last.touches;
}

/** How many rows and columns a bar has, with squares that have gone. */
export function extent(ranks: string[], ghosts: Element[]): { height: number; width: number } {
  const [rows, columns] = [0, 1].map((side) => ghosts.map((at) => at[side]! + 1));
  return {
    height: Math.max(ranks.length, ...rows!),
    width: Math.max(ranks[0]?.length ?? 0, ...columns!),
  };
}
