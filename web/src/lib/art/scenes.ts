/** The pictures of the games on the home page, 280 by 132. */
export interface MatchAt {
  x: number;
  y: number;
  length?: number;
  angle?: number;
}
export interface SquareAt {
  x: number;
  y: number;
  size: number;
  dark: boolean;
}
export interface Scene {
  matches?: MatchAt[];
  squares?: SquareAt[];
  dots?: { x: number; y: number; ghost?: boolean }[];
  lines?: string[];
}

const TILTS = [-3, 2, -1, 4, -2, 3, 1, -4];

/** Matches side by side, slightly uneven. */
function heap(x: number, count: number, step = 13, y = 66, length = 64): MatchAt[] {
  return Array.from({ length: count }, (_, i) => ({
    x: x + i * step,
    y: y + (((i * 7 + x) % 5) - 2),
    length,
    angle: TILTS[(i + Math.round(x)) % TILTS.length]!,
  }));
}

function standing(x: number, y: number, length = 30, up = true): MatchAt {
  return { x, y, length, angle: up ? 0 : 180 };
}

function squares(x: number, y: number, columns: number, rows: number, size: number): SquareAt[] {
  return Array.from({ length: columns * rows }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return { x: x + column * size, y: y + row * size, size, dark: (column + row) % 2 === 1 };
  });
}

function dots(rows: number[], ghosts: number): { x: number; y: number; ghost?: boolean }[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      x: 140 + (i - (count - 1) / 2) * 26,
      y: 24 + row * 28,
      ghost: row === 0 && i >= count - ghosts,
    })),
  );
}

/** Coins in a row: heads are dark, tails are rings. */
function coins(row: string): { x: number; y: number; ghost?: boolean }[] {
  return [...row].map((coin, i) => ({
    x: 140 + (i - (row.length - 1) / 2) * 32,
    y: 72,
    ghost: coin === 'T',
  }));
}

/** A cross in a square of this size. */
const cross = (x: number, y: number, size: number) =>
  `M${x + 9} ${y + 9}l${size - 18} ${size - 18}m0 ${18 - size}l${18 - size} ${size - 18}`;

export const SCENES: Record<string, Scene> = {
  nim: { matches: [...heap(36, 3), ...heap(98, 4), ...heap(176, 5)] },
  'resta-zero': { dots: dots([7, 5, 3, 1], 3) },
  'resta-um': { dots: dots([7, 5, 3, 1], 0) },
  nimble: {
    squares: squares(28, 74, 7, 1, 32),
    matches: [
      standing(44, 72, 44),
      standing(102, 72, 44),
      standing(114, 72, 44),
      standing(204, 72, 44),
    ],
    lines: ['M196 34C176 16 100 16 74 40m-2-12 1 13 13-1'],
  },
  'modified-nimble': {
    squares: squares(12, 74, 8, 1, 32),
    matches: [28, 92, 156, 252].map((x) => standing(x, 72, 44)),
    // Every other gap from the right counts.
    lines: ['M36 106q24 14 48 0', 'M164 106q40 14 80 0'],
  },
  'poker-nim': {
    matches: [
      ...heap(40, 4, 12, 56, 54),
      ...heap(128, 5, 12, 56, 54),
      { x: 228, y: 40, length: 40, angle: 74 },
      { x: 226, y: 56, length: 40, angle: 86 },
      { x: 228, y: 72, length: 40, angle: 95 },
      { x: 226, y: 88, length: 40, angle: 103 },
    ],
    lines: ['M206 112H252'],
  },
  northcott: {
    squares: squares(44, 10, 8, 4, 24),
    matches: [
      standing(80, 22, 22),
      standing(200, 22, 22, false),
      standing(104, 46, 22),
      standing(176, 46, 22, false),
      standing(56, 70, 22),
      standing(224, 70, 22, false),
      standing(128, 94, 22),
      standing(152, 94, 22, false),
    ],
  },
  lasker: {
    matches: [...heap(40, 3), ...heap(118, 2), ...heap(168, 4)],
    lines: ['M98 22V110'],
  },
  kayles: {
    matches: [
      ...[30, 52, 74].map((x) => standing(x, 62, 66)),
      { x: 102, y: 92, length: 62, angle: 74 },
      { x: 130, y: 91, length: 62, angle: 80 },
      ...[162, 184, 206, 228, 250].map((x) => standing(x, 62, 66)),
    ],
    lines: ['M14 97H266'],
  },
  dawson: {
    squares: squares(50, 12, 5, 3, 36),
    matches: [
      ...[68, 104, 176, 212].map((x) => standing(x, 30, 30, false)),
      standing(140, 30, 30, false),
      standing(140, 66, 30),
      ...[68, 104, 176, 212].map((x) => standing(x, 102, 30)),
    ],
  },
  grundy: {
    matches: [...heap(42, 7, 13), ...heap(164, 5, 13)],
    lines: ['M144 20V112'],
  },
  subtraction: {
    matches: [...heap(26, 12, 13), ...heap(206, 3, 13).map((m) => ({ ...m, y: m.y - 10 }))],
    lines: ['M196 104h40m-8-6 8 6-8 6'],
  },
  octal: { matches: [...heap(44, 4, 13), ...heap(174, 5, 13)], lines: ['M104 66h44'] },
  wythoff: {
    matches: [...heap(46, 5, 13), ...heap(174, 4, 13)],
    lines: ['M86 112q44 20 112 0m-14-1 14 1-7 12'],
  },
  euclid: {
    squares: [...squares(28, 24, 7, 1, 32), ...squares(28, 76, 3, 1, 32)],
    lines: ['M136 92h112m-10-7 10 7-10 7', 'M124 66v52'],
  },
  'fibonacci-nim': {
    matches: [...heap(26, 8, 13), ...heap(152, 3, 13), ...heap(216, 2, 13)],
    lines: ['M136 22V110', 'M202 22V110'],
  },
  'subtract-a-square': {
    matches: heap(24, 8, 13),
    dots: [0, 1, 2, 3].map((i) => ({ x: 208 + (i % 2) * 28, y: 52 + Math.floor(i / 2) * 28 })),
    lines: ['M146 66h36m-10-7 10 7-10 7'],
  },
  'turning-turtles': { dots: coins('THTTHTHT'), lines: ['M92 54q48-36 96 0m-13-2 13 2-3-12'] },
  'mock-turtles': {
    dots: coins('HTTHTTHT'),
    lines: ['M60 54q32-30 64 0', 'M124 54q48-40 96 0'],
  },
  treblecross: {
    squares: squares(12, 50, 8, 1, 32),
    lines: [44, 108, 140].map((x) => cross(x, 50, 32)),
  },
  'node-kayles': {
    dots: [
      { x: 60, y: 40 },
      { x: 60, y: 96 },
      { x: 120, y: 68 },
      { x: 180, y: 32, ghost: true },
      { x: 180, y: 100, ghost: true },
      { x: 232, y: 66, ghost: true },
    ],
    lines: ['M60 40v56l60-28zM120 68l54-32M120 68l54 28', 'M188 37l36 24M188 96l36-25'],
  },
  hackenbush: {
    lines: [
      'M20 116H260',
      'M80 116V76l-26-30M80 76l28-32M108 44l-12-24',
      'M196 116V66l-30-34m30 34 32-24v-26',
    ],
    dots: [],
  },
  chomp: {
    squares: [
      ...squares(76, 24, 3, 3, 26).map((square) => ({ ...square, dark: false })),
      ...squares(102, 102, 4, 1, 26).map((square) => ({ ...square, dark: false })),
      ...squares(76, 102, 1, 1, 26).map((square) => ({ ...square, dark: true })),
    ],
    lines: ['M162 44h44m-10-7 10 7-10 7'],
  },
  cram: {
    squares: squares(70, 12, 5, 4, 27),
    lines: ['M78 20h38v11H78z', 'M159 47h11v38h-11z', 'M105 101h38v11h-38z'],
  },
  heap: {
    matches: [...heap(30, 6, 13), ...heap(150, 3, 13), ...heap(212, 3, 13)],
    lines: ['M112 66h22m-8-6 8 6-8 6', 'M196 22V110'],
  },
  pair: { matches: [...heap(46, 5, 13), ...heap(174, 4, 13)], lines: ['M130 22v88'] },
  row: {
    squares: squares(12, 50, 8, 1, 32),
    lines: [12, 44, 108, 204].map((x) => cross(x, 50, 32)),
  },
  graph: {
    dots: [
      { x: 70, y: 40 },
      { x: 90, y: 100 },
      { x: 150, y: 28 },
      { x: 160, y: 96 },
      { x: 222, y: 60 },
    ],
    lines: ['M70 40L90 100L160 96L150 28zM150 28L222 60L160 96'],
  },
  coins: { dots: coins('HTHHTTHT'), lines: [] },
};
