/** Finds the move that a touch on a heap means. */
import type { Board, MoveView } from '../lib/protocol';
import type { Run } from './groups';

export type Layout = NonNullable<Board['layout']>;

export interface Choice extends Run {
  move: MoveView;
}

/** Whether a move takes from two heaps at once. */
export const isDoubled = ({ touches }: MoveView, layout: Layout): boolean =>
  layout === 'rows' && touches.length > 1;

/** The moves of a board of heaps by the runs that make them. Heaps of one size are alike. */
export class Runs {
  private readonly sizes = new Map<number, Map<string, Choice>>();
  /** Whether it matters which things of a heap are taken, not only how many. */
  private readonly exact: boolean;

  /** In rows nothing is split, so that a touch says how many are taken. There, `doubled` asks for
   * the moves that take from two heaps; a run in either of them is enough to find one. */
  constructor(
    readonly moves: MoveView[] | null,
    readonly layout: Layout,
    doubled = false,
  ) {
    this.exact = layout === 'line';
    // Several runs split a heap into three: that is not one gesture.
    const wanted = (moves ?? []).filter((move) =>
      doubled ? isDoubled(move, layout) : move.touches.length === 1,
    );
    const runs = wanted.flatMap((move) =>
      move.touches.map((run) => ({ move, run: run as [number, number, number] })),
    );
    for (const { move, run } of runs) this.add(move, ...run);
    // A run from the other end of the heap makes the same move, unless it is another move.
    for (const { move, run } of runs) {
      const [size, from, to] = run;
      if (to <= size) this.add(move, size, size - to, size - from);
    }
  }

  private add(move: MoveView, size: number, from: number, to: number) {
    if (!this.sizes.has(size)) this.sizes.set(size, new Map());
    const known = this.sizes.get(size)!;
    const key = `${from}-${to}`;
    if (!known.has(key)) known.set(key, { move, from, to });
  }

  /** The move that a run makes. */
  find(size: number, { from, to }: Run): MoveView | undefined {
    return this.sizes.get(size)?.get(`${from}-${to}`)?.move;
  }

  /** The runs of a heap in the order in which keys go through them: from the end, the others, and
   * what is added. Where places do not matter, each move comes once. */
  choices(size: number): Choice[] {
    const all = [...(this.sizes.get(size)?.values() ?? [])];
    if (this.exact) return all.sort((a, b) => a.from - b.from || a.to - b.to);
    const rank = ({ from, to }: Run) => (to > size ? 2 : to === size && from < to ? 0 : 1);
    all.sort((a, b) => rank(a) - rank(b) || a.to - a.from - (b.to - b.from) || a.from - b.from);
    const seen = new Set<MoveView>();
    return all.filter(({ move }) => !seen.has(move) && seen.add(move));
  }

  /** The run that a touch means, at a place in items from the left end of a heap. If no move fits,
   * it is what was touched. */
  touched(size: number, place: number): Run {
    const ok = (from: number, to: number) => this.find(size, { from, to }) !== undefined;
    const at = Math.max(0, Math.min(size - 1, Math.floor(place)));
    if (!this.moves || this.layout === 'rows') return { from: at, to: size };
    const any = takesAny(size, ok);
    const takes = any || ok(at, at + 1) || ok(Math.max(0, size - 2), size);
    const between = this.between(size, place, takes ? 0.2 : 0.5, ok);
    if (between) return between;
    if (any) return { from: at, to: size };
    return smallestAround(size, at, ok) ?? plain(size, place, this.choices(size));
  }

  /** A cut, or the two things between which one points. */
  private between(size: number, place: number, near: number, ok: Test): Run | null {
    const edge = Math.round(place);
    const off = Math.abs(place - edge);
    if (edge <= 0 || edge >= size) return null;
    if (off < near && ok(edge, edge)) return { from: edge, to: edge };
    const pair = this.exact && off < 0.2 && ok(edge - 1, edge + 1);
    return pair ? { from: edge - 1, to: edge + 1 } : null;
  }

  /** The run that a drag from one item to another means. */
  dragged(size: number, first: number, place: number): Run {
    const last = Math.max(0, Math.min(size - 1, Math.floor(place)));
    const run = { from: Math.min(first, last), to: Math.max(first, last) + 1 };
    const literal = first !== last && (this.exact || !this.moves || this.find(size, run));
    return literal ? run : this.touched(size, place);
  }
}

type Test = (from: number, to: number) => boolean;

/** Whether every number can be taken from the end. */
function takesAny(size: number, ok: Test): boolean {
  for (let from = 0; from < size; from++) if (!ok(from, size)) return false;
  return true;
}

function smallestAround(size: number, at: number, ok: Test): Run | null {
  for (let length = 1; length <= size; length++)
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= size; from++)
      if (ok(from, from + length)) return { from, to: from + length };
  return null;
}

/** Where things are only taken, the thing that was touched; else the cut nearest to it. */
function plain(size: number, place: number, choices: Run[]): Run {
  const at = Math.max(0, Math.min(size - 1, Math.floor(place)));
  if (size < 2 || choices.some(({ from, to }) => from < to)) return { from: at, to: at + 1 };
  const edge = Math.max(1, Math.min(size - 1, Math.round(place)));
  return { from: edge, to: edge };
}
