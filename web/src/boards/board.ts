/** What every board is given, and what it reports. */
import type { Disguise } from '../lib/blocks';
import type { Board, MatchView, MoveView, Sentence } from '../lib/protocol';
import type { Run } from './groups';

/** A move that is chosen but not made. `at` says where on the screen, if it was touched there. */
export interface Selection {
  move: MoveView;
  at?: { item: number; run: Run };
}

/** The boards as a seat sees them. They are sent once where both seats see the same. */
export const boardsOf = ({ seen }: MatchView, seat: number): Board[] => seen[seat] ?? seen[0]!;

/** Something that can be touched: a square by its number, or by rank and file. */
export type Element = number[];
/** Elements in the order in which they are touched. */
export type Gesture = Element[];

/** Where something is on a board, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around boxes. */
export function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((one) => one.left));
  const top = Math.min(...boxes.map((one) => one.top));
  const right = Math.max(...boxes.map((one) => one.left + one.width));
  const bottom = Math.max(...boxes.map((one) => one.top + one.height));
  return { left, top, width: right - left, height: bottom - top };
}

export interface BoardProps {
  board: Board;
  /** What the player to move is told of the board. */
  described: Sentence[];
  /** The legal moves of this game; null where they are too many to be listed. */
  moves: MoveView[] | null;
  /** Whether moves are made here, now or later. */
  playable: boolean;
  /** Whether moves can be made here now. */
  active: boolean;
  /** The seat whose view this is. */
  viewer: number;
  /** Whose the pieces of a seat are, where that is to be said. */
  nameOf?: ((seat: number) => string) | undefined;
  /** Whether the player to move is not the one whose view this is. */
  turned: boolean;
  selection: Selection | null;
  /** A move that is shown before the position after it. */
  pending: Selection | null;
  /** The last move, if it was made in this game. */
  last: MoveView | null;
  /** What to look at: elements as the player to move sees them. */
  marks: Element[];
  /** How the board is read as heaps, if that is to be shown on it. */
  disguise?: Disguise | null | undefined;
  onselect: (selection: Selection | null) => void;
  onplay: (selection: Selection) => void;
  /** A gesture that is none of the moves: the server says why, or which move it is. */
  onjudge: (gesture: Gesture, at?: Selection['at']) => void;
  /** Says why something that was typed is no move, where nobody has to be asked. */
  onrefuse: (why: string) => void;
}
