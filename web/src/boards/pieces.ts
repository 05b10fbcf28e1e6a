/** Pieces on squares that keep their identity when a position changes, so that they can slide. */
import type { MoveView } from '../lib/protocol';
import type { Element } from './board';

export interface Placed {
  at: Element;
  kind: string;
}

export interface Piece extends Placed {
  id: number;
}

/** A move of a piece from one square to another. */
export interface Step {
  move: MoveView;
  from: Element;
  to: Element;
}

export const same = (one: Element | null | undefined, other: Element | null | undefined) =>
  one?.join() === other?.join();

/** The step that a move makes; `seen` gives the place of a square in the view of the board. */
export function stepOf(move: MoveView, seen = (at: Element): Element => at): Step | null {
  const [from, to] = move.touches;
  return from && to ? { move, from: seen(from), to: seen(to) } : null;
}

let counter = 0;

/** The pieces of a new position: those that stayed, those that moved (of the same kind, in order),
 * and new ones. Comparing the positions also serves steps back, and several moves at once. Pieces
 * keep their order in the list: a node that moves in the document does not slide. */
export function carry(before: Piece[], now: Placed[]): Piece[] {
  const free = [...before];
  const found: (Piece | null)[] = now.map((place) => {
    const at = free.findIndex((one) => one.kind === place.kind && same(one.at, place.at));
    return at < 0 ? null : free.splice(at, 1)[0]!;
  });
  return now
    .map((place, i) => found[i] ?? { ...place, id: reuse(free, place) })
    .sort((one, other) => one.id - other.id);
}

function reuse(free: Piece[], place: Placed): number {
  const at = free.findIndex((one) => one.kind === place.kind);
  return at < 0 ? ++counter : free.splice(at, 1)[0]!.id;
}

/** The pieces of a grid, rank by rank. */
export function onGrid(ranks: string[]): Placed[] {
  return ranks.flatMap((rank, r) =>
    [...rank].flatMap((kind, file) => (kind === '.' ? [] : [{ at: [r, file], kind }])),
  );
}

/** The pieces after a step; what stands on the second square is captured, unless they can share. */
export function stepped(pieces: Placed[], { from, to }: Step, sharing = false): Placed[] {
  const mover = pieces.findIndex(({ at }) => same(at, from));
  return pieces
    .map((one, i) => (i === mover ? { ...one, at: to } : one))
    .filter((one, i) => i === mover || sharing || !same(one.at, to));
}

/** The steps of one piece in the order of the squares, with null where it stands itself. */
export function choices(steps: Step[], piece: Element): (Step | null)[] {
  const along = (at: Element) => at.at(-1)!;
  const mine = steps.filter(({ from }) => same(from, piece));
  mine.sort((one, other) => along(one.to) - along(other.to));
  const behind = mine.filter(({ to }) => along(to) < along(piece)).length;
  return [...mine.slice(0, behind), null, ...mine.slice(behind)];
}
