/** Pieces on squares that keep their identity when a position changes, so that they can slide. */
import { parsePawnMove } from './notation';

export interface Placed {
  x: number;
  y: number;
  kind: string;
}

export interface Piece extends Placed {
  id: number;
}

let counter = 0;

/** The pieces of a new position: those that stayed, those that moved (of the same kind, in order),
 * and new ones. Whoever is not needed any more is gone. Each keeps its place in the list: a browser
 * does not let something slide that is taken out of the page and put back in another place. */
export function carry(before: Piece[], now: Placed[]): Piece[] {
  const free = [...before];
  const found: (Piece | null)[] = now.map((place) => {
    const at = free.findIndex((one) => same(one, place));
    return at < 0 ? null : free.splice(at, 1)[0]!;
  });
  return now
    .map((place, i) => found[i] ?? { ...place, id: reuse(free, place) })
    .sort((one, other) => one.id - other.id);
}

function same(one: Placed, other: Placed): boolean {
  return one.x === other.x && one.y === other.y && one.kind === other.kind;
}

function reuse(free: Piece[], place: Placed): number {
  const at = free.findIndex((one) => one.kind === place.kind);
  return at < 0 ? ++counter : free.splice(at, 1)[0]!.id;
}

/** Three ranks from the far side to the near one, as pieces: P is whose view it is. */
export function pawnPieces(ranks: string[]): Placed[] {
  return ranks.flatMap((rank, y) =>
    [...rank].flatMap((kind, x) => (kind === '.' ? [] : [{ x: x + 1, y, kind }])),
  );
}

export interface Step {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** The squares of a pawn's move: `kind` is whose pawn moves, P upwards and p downwards. */
export function pawnStep(ranks: string[], move: string, kind: 'P' | 'p'): Step | null {
  const parsed = parsePawnMove(move);
  if (!parsed) return null;
  const { here, there } = parsed;
  const ahead = kind === 'P' ? -1 : 1;
  const order = kind === 'P' ? [2, 1] : [0, 1];
  for (const y of order) {
    const target = ranks[y + ahead]?.[there - 1];
    const wanted = here === there ? target === '.' : target !== '.' && target !== kind;
    if (ranks[y]?.[here - 1] === kind && target !== undefined && wanted)
      return { from: { x: here, y }, to: { x: there, y: y + ahead } };
  }
  return null;
}

/** The board after a step, without asking whether it is allowed. */
export function stepped(ranks: string[], step: Step): string[] {
  const kind = ranks[step.from.y]?.[step.from.x - 1] ?? '.';
  const put = (rank: string, x: number, piece: string) =>
    rank.slice(0, x - 1) + piece + rank.slice(x);
  return ranks.map((rank, y) => {
    let changed = rank;
    if (y === step.from.y) changed = put(changed, step.from.x, '.');
    if (y === step.to.y) changed = put(changed, step.to.x, kind);
    return changed;
  });
}
