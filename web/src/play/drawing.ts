/** A graph that is drawn: points with places, lines between them, and how each change is undone. */
import { GROUND, nearest, type Spot } from '../boards/graphs';
import type { Board } from '../lib/protocol';

export type Edge = [number, number];
/** What is chosen: a point, or a line by its two ends. */
export type Chosen = number[] | null;

export interface Sketch {
  places: Map<number, Spot>;
  edges: Edge[];
}

/** The same limits as the server has. */
const MOST_POINTS = 60;
const MOST_EDGES = 200;

const isSame = ([a, b]: Edge, [c, d]: Edge) => a === c && b === d;
const edgeOf = (a: number, b: number): Edge => (a < b ? [a, b] : [b, a]);

/** The notation of a sketch: lines, then points without any; 0 if there is nothing. */
export function textOf({ places, edges }: Sketch): string {
  const sorted = [...edges].sort(([a, b], [c, d]) => a - c || b - d);
  const alone = [...places.keys()]
    .filter((v) => v !== GROUND && !edges.some((edge) => edge.includes(v)))
    .sort((a, b) => a - b);
  return [...sorted.map((edge) => edge.join('-')), ...alone].join(',') || '0';
}

/** A sketch as the board that the server makes of it, to remember how it was drawn. */
export function boardOf({ places, edges }: Sketch): Board {
  const vertices = [...places.keys()].sort((a, b) => a - b);
  const sorted = [...edges].sort(([a, b], [c, d]) => a - c || b - d);
  return { family: 'graph', game: '', position: '', vertices, edges: sorted };
}

/** The sketch of a board, in a frame of this size; the ground is its lower edge. */
export function sketchOf(board: Board, width: number, height: number, pad: number): Sketch {
  const { vertices = [], points = [], edges = [] } = board;
  const most = (i: 0 | 1) => Math.max(1, ...points.map((point) => point[i]));
  const grounded = vertices.includes(GROUND);
  const floor = grounded ? height - pad / 2 : height - pad;
  const scale = Math.min(1, (width - 2 * pad) / most(0), (floor - pad) / most(1));
  const [left, top] = [(width - most(0) * scale) / 2, floor - most(1) * scale];
  const places = new Map<number, Spot>();
  vertices.forEach((v, i) => {
    const [x, y] = points[i]!;
    places.set(v, { x: left + x * scale, y: v === GROUND ? floor : top + y * scale });
  });
  return { places, edges: edges.map(([a, b]) => [a, b]) };
}

export function withPoint(sketch: Sketch, at: Spot): [Sketch, number | null] {
  const used = [...sketch.places.keys()];
  if (used.filter((v) => v !== GROUND).length >= MOST_POINTS) return [sketch, null];
  let v = 1;
  while (sketch.places.has(v)) v++;
  return [{ ...sketch, places: new Map([...sketch.places, [v, at]]) }, v];
}

export function withEdge(sketch: Sketch, a: number, b: number): Sketch {
  const edge = edgeOf(a, b);
  const there = sketch.edges.some((one) => isSame(one, edge));
  if (a === b || there || sketch.edges.length >= MOST_EDGES) return sketch;
  return { ...sketch, edges: [...sketch.edges, edge] };
}

/** The sketch without a point and its lines, or without a line. The ground stays. */
export function without({ places, edges }: Sketch, chosen: number[]): Sketch {
  if (chosen.length > 1)
    return { places, edges: edges.filter((edge) => !isSame(edge, edgeOf(chosen[0]!, chosen[1]!))) };
  const [v] = chosen;
  if (v === GROUND) return { places, edges };
  return {
    places: new Map([...places].filter(([one]) => one !== v)),
    edges: edges.filter((edge) => !edge.includes(v!)),
  };
}

/** What is at a place: a point, the ground, or a line. Points are found before lines. */
export function at({ places, edges }: Sketch, spot: Spot): Chosen {
  const points = [...places.keys()].filter((v) => v !== GROUND).map((v) => [v]);
  const ground = places.get(GROUND);
  return (
    nearest(spot, points, places, 16) ??
    (ground && spot.y > ground.y - 18 ? [GROUND] : nearest(spot, edges, places, 14))
  );
}
