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

/** Coins in a row of seven: heads filled, tails open. */
function coins(heads: number[]): { x: number; y: number; ghost?: boolean }[] {
  return Array.from({ length: 7 }, (_, i) => ({
    x: 44 + 32 * i,
    y: 66,
    ghost: !heads.includes(i),
  }));
}

/** A cross on a square of that row. */
const crossed = (i: number) => `M${36 + 32 * i} 58l16 16m0-16l-16 16`;

function dots(rows: number[], ghosts: number): { x: number; y: number; ghost?: boolean }[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      x: 140 + (i - (count - 1) / 2) * 26,
      y: 24 + row * 28,
      ghost: row === 0 && i >= count - ghosts,
    })),
  );
}

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
  'turning-turtles': { squares: squares(28, 50, 7, 1, 32), dots: coins([2, 4, 5]) },
  'mock-turtles': { squares: squares(28, 50, 7, 1, 32), dots: coins([1, 5, 6]) },
  coins: { squares: squares(28, 50, 7, 1, 32), dots: coins([0, 3, 6]) },
  treblecross: {
    squares: squares(28, 50, 7, 1, 32),
    lines: [crossed(1), crossed(4), crossed(5), crossed(6)],
  },
  row: { squares: squares(28, 50, 7, 1, 32), lines: [crossed(0), crossed(1), crossed(5)] },
  octal: { matches: [...heap(44, 4, 13), ...heap(174, 5, 13)], lines: ['M104 66h44'] },
};
