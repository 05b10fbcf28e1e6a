/** Moves for tests, as the server sends them. */
import type { MoveView } from '../lib/protocol';

const move = (text: string, touches: number[][]): MoveView => ({
  text,
  touches,
  key: 'move',
  params: { move: text },
});

/** A move of a heap of this size: what is left lies on both sides of what is taken. */
export function heapMove(size: number, left: number[]): MoveView {
  const parts = left.filter(Boolean);
  const [first = 0, second = 0] = parts;
  const run = first > size ? [size, first] : [first, size - second];
  return move(`${size}→${parts.join() || 0}`, [[size, ...run]]);
}

/** A move of a piece from one square to another. */
export const step = (from: number[], to: number[]) => move(`${from}-${to}`, [from, to]);
