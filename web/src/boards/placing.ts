/** Where words about a touch are put: near it, but not over what they are about. */
import type { Box } from './board';

/** On which side of what they point at the words are. */
export type Side = 'above' | 'below' | 'left' | 'right';

export interface Place {
  left: number;
  top: number;
  side: Side;
}

export interface Wanted {
  /** The touch, and the drawing that was touched, in pixels from the corner of the room. */
  x: number;
  y: number;
  board: Box;
  /** The room of the board, with its buttons. */
  room: { width: number; height: number };
  /** How large the words are. */
  width: number;
  height: number;
}

const GAP = 12;
const FINGER = 26;
/** What every card leaves free around a board. */
const EDGE = 12;

/** The places that there are, the nearest to the finger first. */
export function places({ x, y, board, room, width, height }: Wanted): Place[] {
  const inRoom = (left: number) => Math.max(0, Math.min(room.width - width, left));
  const left = inRoom(x - width / 2);
  const bottom = board.top + board.height;
  const middle = Math.max(board.top, Math.min(bottom - height, y - height / 2));
  const beside: Place[] = [
    { left: board.left + board.width + GAP, top: middle, side: 'right' },
    { left: board.left - width - GAP, top: middle, side: 'left' },
  ];
  return [
    { left, top: y - height - 16, side: 'above' },
    { left, top: y + FINGER, side: 'below' },
    ...beside.filter((one) => one.left >= -EDGE && one.left + width <= room.width + EDGE),
    { left, top: bottom + GAP, side: 'below' },
    { left, top: board.top - height - GAP, side: 'above' },
    { left, top: room.height + GAP, side: 'below' },
  ];
}

/** The place that hides least; of equal ones the first. */
export function least(all: Place[], hidden: (place: Place) => number): Place {
  const costs = all.map(hidden);
  return all[costs.indexOf(Math.min(...costs))]!;
}

const [ACROSS, DOWN] = [5, 3];

/** Points over a box, near enough to each other to meet everything that matters under it. */
export function samples({ left, top, width, height }: Box): [number, number][] {
  return Array.from({ length: ACROSS * DOWN }, (_, i) => [
    left + (width * (i % ACROSS)) / (ACROSS - 1),
    top + (height * Math.floor(i / ACROSS)) / (DOWN - 1),
  ]);
}
