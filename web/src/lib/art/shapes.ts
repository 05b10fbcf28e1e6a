/** The shapes on the cards: forms and colours, the same as in print (fairplay/art). */
export type Shape =
  'triangle' | 'square' | 'pentagon' | 'hexagon' | 'rhombus' | 'circle' | 'heart' | 'star';

export interface Paint {
  fill: string;
  edge: string;
}

const ORANGE = { fill: '#d55e00', edge: '#9c4400' };
const SKY = { fill: '#0072b2', edge: '#00507d' };
const PURPLE = { fill: '#8a3ffc', edge: '#5f1fbf' };
const LEAF = { fill: '#1c7c54', edge: '#11573a' };
const GOLD = { fill: '#e0a100', edge: '#8a6200' };
const PINK = { fill: '#cc3d77', edge: '#962853' };
const RED = { fill: '#c8233c', edge: '#8f1428' };
const SLATE = { fill: '#5b6675', edge: '#39424e' };

/** The shapes of a deck over F2 in their order, then those of decks with counts. */
export const BINARY: [Shape, Paint][] = [
  ['triangle', ORANGE],
  ['square', SKY],
  ['pentagon', PURPLE],
  ['hexagon', LEAF],
  ['rhombus', GOLD],
  ['circle', PINK],
  ['heart', RED],
  ['star', SLATE],
];
export const COUNTED: [Shape, Paint][] = [
  ['pentagon', PURPLE],
  ['triangle', SKY],
  ['heart', RED],
  ['circle', LEAF],
  ['square', GOLD],
  ['hexagon', ORANGE],
];

type Point = [number, number];

function regular(corners: number, size: number, turn = -Math.PI / 2, down = 0): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / corners;
    return [size * Math.cos(angle), size * Math.sin(angle) + down];
  });
}

function star(): Point[] {
  return Array.from({ length: 10 }, (_, i) => {
    const angle = -Math.PI / 2 + (Math.PI * i) / 5;
    const radius = i % 2 ? 0.5 : 1.12;
    return [radius * Math.cos(angle), radius * Math.sin(angle) + 0.08];
  });
}

const CORNERS: Partial<Record<Shape, Point[]>> = {
  triangle: regular(3, 1.18, -Math.PI / 2, 0.2),
  square: regular(4, 1.17, -Math.PI / 4),
  pentagon: regular(5, 1.05, -Math.PI / 2, 0.06),
  hexagon: regular(6, 1.03, 0),
  rhombus: [
    [0, -1.18],
    [0.8, 0],
    [0, 1.18],
    [-0.8, 0],
  ],
  star: star(),
};

/** The outline of a shape of radius r around (x, y), as the data of an SVG path. */
export function outline(shape: Shape, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${round(x + r * dx)} ${round(y + r * dy)}`;
  const corners = CORNERS[shape];
  if (corners) return `M${corners.map(([dx, dy]) => at(dx, dy)).join('L')}Z`;
  if (shape === 'heart')
    return (
      `M${at(0, 1)}C${at(-0.28, 0.66)} ${at(-1.08, 0.22)} ${at(-1.08, -0.38)}` +
      `C${at(-1.08, -1.06)} ${at(-0.22, -1.12)} ${at(0, -0.52)}` +
      `C${at(0.22, -1.12)} ${at(1.08, -1.06)} ${at(1.08, -0.38)}` +
      `C${at(1.08, 0.22)} ${at(0.28, 0.66)} ${at(0, 1)}Z`
    );
  const radius = round(0.9 * r);
  return `M${at(-0.9, 0)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export interface Mark {
  shape: Shape;
  paint: Paint;
  present: boolean;
  path: string;
  size: number;
}

/** A poker card is 252 by 352; cards with counts lie on their side. */
export function frame(p: number): [width: number, height: number] {
  return p === 2 ? [252, 352] : [352, 252];
}

/** Everything on the face of a card: shapes that are there, and ghosts of those that are not. */
export function marks(p: number, counts: number[]): Mark[] {
  return p === 2 ? binary(counts) : counted(p, counts);
}

function binary(counts: number[]): Mark[] {
  const [width, height] = frame(2);
  const columns = counts.length <= 3 ? 1 : counts.length <= 6 ? 2 : 3;
  const rows = Math.ceil(counts.length / columns);
  const r = columns < 3 ? 37 : 30;
  const stepX = width / (columns + 0.5);
  const stepY = height / (rows + 0.7);
  return counts.map((count, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, counts.length - row * columns);
    const x = width / 2 + ((i % columns) - (inRow - 1) / 2) * stepX;
    const y = height / 2 + (row - (rows - 1) / 2) * stepY;
    const [shape, paint] = BINARY[i]!;
    return { shape, paint, present: count > 0, path: outline(shape, x, y, r), size: r };
  });
}

const INSET = 14;

function counted(p: number, counts: number[]): Mark[] {
  const [width, height] = frame(p);
  const columns = counts.length <= 3 ? counts.length : Math.ceil(counts.length / 2);
  const rows = Math.ceil(counts.length / columns);
  const wide = (width - 2 * INSET) / columns;
  const high = (height - 2 * INSET) / rows;
  return counts.flatMap((count, i): Mark[] => {
    const x = INSET + ((i % columns) + 0.5) * wide;
    const y = INSET + (Math.floor(i / columns) + 0.5) * high;
    const [shape, paint] = COUNTED[i]!;
    const { r, places } = pips(p, count, wide, high);
    if (!count) return [{ shape, paint, present: false, path: outline(shape, x, y, r), size: r }];
    return places.map(([dx, dy]) => ({
      shape,
      paint,
      present: true,
      path: outline(shape, x + dx, y + dy, r),
      size: r,
    }));
  });
}

/** The radius that leaves room for p-1 shapes, and where so many stand around the middle. */
function pips(p: number, count: number, wide: number, high: number) {
  const tall = high > wide;
  const [along, across] = tall ? [high, wide] : [wide, high];
  const mostLines = p <= 3 ? 1 : 2;
  const mostInLine = Math.ceil((p - 1) / mostLines);
  const step = Math.min(along / (mostInLine + 0.15), across / (mostLines + 0.15), 86);
  const lines = count <= Math.min(3, mostInLine) ? 1 : 2;
  const perLine = Math.ceil(count / lines);
  const places = Array.from({ length: count }, (_, i): Point => {
    const line = Math.floor(i / perLine);
    const inLine = Math.min(perLine, count - line * perLine);
    const a = ((i % perLine) - (inLine - 1) / 2) * step;
    const b = (line - (lines - 1) / 2) * step;
    return tall ? [b, a] : [a, b];
  });
  return { r: step * 0.37, places };
}
