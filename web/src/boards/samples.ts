/** Moves for tests, as the server sends them. */
import type { MoveView } from '../lib/protocol';

const move = (text: string, touches: number[][][]): MoveView => ({
  text,
  touches,
  key: 'move',
  params: { move: text },
  component: null,
});

/** A move of the heap with this index: what is left lies on both sides of what is taken. */
export function heapMove(size: number, left: number[], heap = 0): MoveView {
  const parts = left.filter(Boolean);
  const [first = 0, second = 0] = parts;
  const runs = [
    [first, size - second],
    [second, size - first],
  ];
  const touched = first > size ? [[size, first]] : first === second ? [runs[0]!] : runs;
  const text = `${size}→${parts.join() || 0}`;
  return move(
    text,
    touched.map((run) => [[heap, ...run]]),
  );
}

/** A move of a piece from one square to another. */
export const step = (from: number[], to: number[]) => move(`${from}-${to}`, [[from, to]]);
