/** Where the points of a graph are drawn, what a finger touches, and what a move takes away. */
import type { Board, MoveView } from '../lib/protocol';
import type { Element } from './board';

export interface Spot {
  x: number;
  y: number;
}

export const GROUND = 0;

const nameOf = (element: Element): string => element.join();

/** Points by their numbers, and the edges that were there when they were placed. */
export interface Layout {
  places: Map<number, Spot>;
  edges: Set<string>;
}

const parts = ({ vertices = [], edges = [] }: Board) =>
  [vertices.length, ...vertices, ...edges.map(nameOf)].join(' ');

/** Graphs that were drawn by hand in this page, so that they look here as they were drawn. */
const drawn = new Map<string, Map<number, Spot>>();
const MOST = 20;

export function keepDrawing(board: Board, places: Map<number, Spot>): void {
  drawn.set(parts(board), new Map(places));
  if (drawn.size > MOST) drawn.delete(drawn.keys().next().value!);
}

function given(board: Board): Map<number, Spot> {
  const points = board.points ?? [];
  return new Map((board.vertices ?? []).map((v, i) => [v, { x: points[i]![0], y: points[i]![1] }]));
}

const within = ({ vertices = [], edges = [] }: Board, layout: Layout): boolean =>
  vertices.every((v) => layout.places.has(v)) && edges.every((e) => layout.edges.has(nameOf(e)));

/** Points stay where they were while others go. A graph that is new gets a layout of its own. */
export function layoutOf(board: Board, before: Layout | null): Layout {
  if (before && within(board, before) && (board.vertices?.length || before.places.size))
    return before;
  const places = drawn.get(parts(board)) ?? given(board);
  return { places, edges: new Set((board.edges ?? []).map(nameOf)) };
}

/** The two ends of an edge; one on the ground begins straight below its other end. */
export function endsOf([a, b]: Element, places: Map<number, Spot>): [Spot, Spot] | null {
  const [one, other] = [places.get(a!), places.get(b!)];
  if (!one || !other) return null;
  return a === GROUND ? [{ x: other.x, y: one.y }, other] : [one, other];
}

/** How far a place is from the line between two others. */
export function offLine({ x, y }: Spot, [one, other]: [Spot, Spot]): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const along = ((x - one.x) * dx + (y - one.y) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.max(0, Math.min(1, along));
  return Math.hypot(one.x + at * dx - x, one.y + at * dy - y);
}

/** How far a place is from a point or an edge. A point is in front of its edges. */
function off(at: Spot, element: Element, places: Map<number, Spot>): number {
  if (element.length === 1) {
    const place = places.get(element[0]!);
    return place ? Math.hypot(place.x - at.x, place.y - at.y) - 8 : Infinity;
  }
  const ends = endsOf(element, places);
  return ends ? offLine(at, ends) : Infinity;
}

/** What is nearest to a finger, if it is near enough. */
export function nearest(
  at: Spot,
  elements: Element[],
  places: Map<number, Spot>,
  reach = 24,
): Element | null {
  let best: Element | null = null;
  let least = reach;
  for (const element of elements) {
    const far = off(at, element, places);
    if (far < least) [best, least] = [element, far];
  }
  return best;
}

/** Everything that a move takes away: points, and edges also with their points. */
export function gone(move: MoveView | null | undefined, edges: Element[]): Set<string> {
  const touches = move?.touches ?? [];
  const names = new Set(touches.map(nameOf));
  for (const edge of edges) {
    if (edge.some((end) => end !== GROUND && names.has(`${end}`))) names.add(nameOf(edge));
  }
  return names;
}
