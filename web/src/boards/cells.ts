/** What a touch on cells does: coins to turn, or signs to change. A move is the set of cells that it
 * changes, touched in any order; an element of its gesture may end with the sign that a cell gets. */
import type { Board, MoveView } from '../lib/protocol';
import type { Element, Gesture } from './board';

/** The rows of a board: one, unless it has ranks. */
export const rowsOf = (board: Board): string[] => board.ranks ?? [board.cells ?? ''];

/** The name of a cell: `3` in a row, `0,2` on a board with ranks. */
export const nameOf = (board: Board, element: Element): string =>
  element.slice(0, board.ranks ? 2 : 1).join();

/** The names of the cells that a move changes. */
export const changed = (board: Board, move: MoveView): string[] =>
  move.touches.map((one) => nameOf(board, one));

/** What a cell becomes by a move: coins are turned. */
export function becomes(board: Board, move: MoveView, name: string, sign: string): string {
  const element = move.touches.find((one) => nameOf(board, one) === name);
  if (!element) return sign;
  if (board.things === 'coin') return sign === 'H' ? 'T' : 'H';
  return String.fromCodePoint(element[1] ?? 46);
}

/** The chosen move whose result is shown in its cells: in a picture the next board shows it. */
export const preview = (playable: boolean, chosen: MoveView | null): MoveView | null =>
  playable ? chosen : null;

export interface Touched {
  board: Board;
  moves: MoveView[];
  /** The cells that are marked, by name. */
  marked: string[];
  chosen: MoveView | null;
}

export type Answer =
  | { does: 'play' | 'choose'; move: MoveView }
  /** Mark these cells, which are a part of a move. */
  | { does: 'mark'; marked: string[] }
  /** Ask the server why this is no move. What is marked stays, unless a part of it was let go. */
  | { does: 'ask'; gesture: Gesture; lets?: true };

const within = (some: string[], all: string[]) => some.every((one) => all.includes(one));

/** A cell that is touched is marked, or no longer. If the marked cells are a move, it is chosen; a
 * move that no other goes on from is made by touching it again. */
export function touch(name: string, { board, moves, marked, chosen }: Touched): Answer {
  const cells = (move: MoveView) => changed(board, move);
  const now = chosen ? cells(chosen) : marked;
  const again = now.includes(name);
  const larger = moves.some((move) => cells(move).length > now.length && within(now, cells(move)));
  // A coin that is touched again is let go.
  const whole = now.length === 1 || board.things !== 'coin';
  if (again && chosen && whole && !larger) return touchAgain(board, moves, chosen);
  const wanted = again ? now.filter((one) => one !== name) : [...now, name];
  const made = moves.find((move) => within(wanted, cells(move)) && within(cells(move), wanted));
  if (made) return { does: 'choose', move: made };
  const possible = moves.filter((move) => within(wanted, cells(move)));
  if (possible.length === 1 && !again) return { does: 'choose', move: possible[0]! };
  if (possible.length) return { does: 'mark', marked: wanted };
  // Coins add up to a move, and so do marked signs. Where nothing can be added, another move begins.
  const adds = board.things === 'coin' ? now.length > 1 || larger : !chosen;
  if (now.length && !adds && moves.length)
    return touch(name, { board, moves, marked: [], chosen: null });
  const gesture = wanted.map((one) => one.split(',').map(Number));
  return { does: 'ask', gesture, ...(again && { lets: true }) };
}

/** Another move with the same cells, if there is one; else the chosen move is made. */
function touchAgain(board: Board, moves: MoveView[], chosen: MoveView): Answer {
  const cells = (move: MoveView) => changed(board, move).sort().join(' ');
  const alike = moves.filter((move) => cells(move) === cells(chosen));
  if (alike.length < 2) return { does: 'play', move: chosen };
  const at = alike.findIndex(({ text }) => text === chosen.text);
  return { does: 'choose', move: alike[(at + 1) % alike.length]! };
}
