/** Where matches, points and pins lie on the screen, and how a move changes that.
 *
 * A position says only how large the heaps are. The screen also knows which heap was touched and
 * keeps everything else where it lies, as long as the sizes agree with the position. */
import { heapMove, parseHeapMove, type Legal } from './notation';

export interface Item {
  id: number;
  /** Gone items keep their place where the picture shows them (wiped, fallen). */
  gone: boolean;
}

export interface Group {
  id: number;
  items: Item[];
}

/** A heap as the rules see it: the items of a group that are still there, or a run of them. */
export interface Span {
  group: Group;
  items: Item[];
}

/** Items from `from` to before `to` of a span are taken; an empty run is a split. */
export interface Run {
  from: number;
  to: number;
}

let counter = 0;
const item = (): Item => ({ id: ++counter, gone: false });

function group(size: number): Group {
  return { id: ++counter, items: Array.from({ length: size }, item) };
}

/** The groups of a position. Pins stand in one row, with a gap between neighbouring heaps. */
export function lay(heaps: number[], pins: boolean): Group[] {
  if (!pins) return heaps.map(group);
  const row: Item[] = [];
  for (const size of heaps) {
    if (row.length) row.push({ id: ++counter, gone: true });
    row.push(...group(size).items);
  }
  return [{ id: ++counter, items: row }];
}

export function spans(groups: Group[], pins: boolean): Span[] {
  return groups.flatMap((g) => {
    let found = known.get(g);
    if (!found) known.set(g, (found = spansOf(g, pins)));
    return found;
  });
}

/** A group never changes. Its spans are the same objects every time, so that a board has nothing
 * to do for the heaps that a move leaves as they are. */
const known = new WeakMap<Group, Span[]>();

function spansOf(g: Group, pins: boolean): Span[] {
  if (pins) return standing(g).map((items) => ({ group: g, items }));
  return [{ group: g, items: g.items.filter((one) => !one.gone) }];
}

function standing(row: Group): Item[][] {
  const found: Item[][] = [];
  let before = true;
  for (const one of row.items) {
    if (!one.gone && before) found.push([]);
    if (!one.gone) found.at(-1)!.push(one);
    before = one.gone;
  }
  return found;
}

/** What a run leaves of a span, as a move. */
export function runMove(size: number, run: Run): string {
  return heapMove(size, [run.from, size - run.to]);
}

/** The groups after a run was taken: matches leave, points and pins stay as gone. */
export function take(groups: Group[], span: Span, run: Run, pins: boolean): Group[] {
  const taken = new Set(span.items.slice(run.from, run.to).map((one) => one.id));
  const marked = (one: Item): Item => (taken.has(one.id) ? { ...one, gone: true } : one);
  const splits = !pins && run.from > 0 && run.to < span.items.length;
  return groups.flatMap((g) => {
    if (g.id !== span.group.id) return [g];
    if (!splits) return [{ ...g, items: g.items.map(marked) }];
    const second = new Set(span.items.slice(run.to).map((one) => one.id));
    return [
      { id: g.id, items: g.items.filter((one) => !second.has(one.id)).map(marked) },
      { id: ++counter, items: g.items.filter((one) => second.has(one.id)) },
    ];
  });
}

/** The groups after matches of a stock were added to a heap. */
export function add(groups: Group[], span: Span, count: number): Group[] {
  const more = Array.from({ length: count }, item);
  return groups.map((g) => (g.id === span.group.id ? { ...g, items: [...g.items, ...more] } : g));
}

/** Where a move is made that was not made here: in the first heap of its size. */
export function locate(all: Span[], move: string): { span: Span; run: Run; added: number } | null {
  const parsed = parseHeapMove(move);
  const span = parsed && all.find((one) => one.items.length === parsed.heap);
  if (!span) return null;
  const [first = 0, second = 0] = parsed.left;
  const size = parsed.heap;
  return {
    span,
    run: { from: Math.min(first, size), to: size - second },
    added: Math.max(0, first - size),
  };
}

/** The groups that show these heaps: as they lie, or after the last move, or laid anew. */
export function follow(
  groups: Group[],
  heaps: number[],
  last: string | null,
  pins: boolean,
): Group[] {
  if (agree(groups, heaps, pins)) return groups;
  const found = last && locate(spans(groups, pins), last);
  if (found) {
    const moved = found.added
      ? add(groups, found.span, found.added)
      : take(groups, found.span, found.run, pins);
    if (agree(moved, heaps, pins)) return moved;
  }
  return lay(heaps, pins);
}

function agree(groups: Group[], heaps: number[], pins: boolean): boolean {
  const sizes = spans(groups, pins).map((span) => span.items.length);
  const sorted = (numbers: number[]) => numbers.filter(Boolean).sort((a, b) => a - b);
  return sorted(sizes).join() === sorted([...heaps]).join();
}

/** Every run of a heap that is a legal move, in the order in which keys go through them. */
export function legalRuns(size: number, legal: Legal, pins: boolean): Run[] {
  const found: Run[] = [];
  const seen = new Set<string>();
  const consider = (from: number, to: number) => {
    const move = runMove(size, { from, to });
    // The same take from the other end of a heap is no other choice; among pins it is.
    if ((from === to && (from === 0 || to === size)) || !legal.has(move)) return;
    if (!pins && seen.has(move)) return;
    seen.add(move);
    found.push({ from, to });
  };
  if (pins) {
    for (let from = 0; from < size; from++)
      for (let to = from + 1; to <= size; to++) consider(from, to);
    return found;
  }
  for (let from = size; from >= 0; from--) consider(from, size);
  for (let taken = 0; taken < size; taken++)
    for (let from = 1; 2 * from <= size - taken; from++) consider(from, from + taken);
  return found;
}

/** Whether every number can be taken from the end, as in Nim. */
export function takesAny(size: number, legal: Legal): boolean {
  for (let from = 0; from < size; from++)
    if (!legal.has(runMove(size, { from, to: size }))) return false;
  return true;
}

/** The run that someone means who touches a heap at a place, in items from its left end. */
export function touched(size: number, place: number, legal: Legal, pins: boolean): Run | null {
  const ok = (from: number, to: number) => legal.has(runMove(size, { from, to }));
  const at = Math.max(0, Math.min(size - 1, Math.floor(place)));
  const edge = Math.round(place);
  const any = takesAny(size, legal);
  const takes = any || ok(at, at + 1) || ok(Math.max(0, size - 2), size);
  if (edge > 0 && edge < size) {
    const near = Math.abs(place - edge);
    if (!pins && near < (takes ? 0.2 : 0.5) && ok(edge, edge)) return { from: edge, to: edge };
    if (pins && near < 0.2 && ok(edge - 1, edge + 1)) return { from: edge - 1, to: edge + 1 };
  }
  if (any) return { from: at, to: size };
  return smallestAround(size, at, ok) ?? nearestTake(size, at, ok);
}

type Test = (from: number, to: number) => boolean;

function smallestAround(size: number, at: number, ok: Test): Run | null {
  for (let length = 1; length <= size; length++)
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= size; from++)
      if (ok(from, from + length)) return { from, to: from + length };
  return null;
}

function nearestTake(size: number, at: number, ok: Test): Run | null {
  const starts = Array.from({ length: size }, (_, i) => i).filter((from) => ok(from, size));
  starts.sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return starts.length ? { from: starts[0]!, to: size } : null;
}

/** The run that someone means who drags from one item to another. */
export function dragged(
  size: number,
  first: number,
  place: number,
  legal: Legal,
  pins: boolean,
): Run | null {
  const last = Math.max(0, Math.min(size - 1, Math.floor(place)));
  const run = { from: Math.min(first, last), to: Math.max(first, last) + 1 };
  if (first !== last && legal.has(runMove(size, run))) return run;
  return touched(size, place, legal, pins);
}
