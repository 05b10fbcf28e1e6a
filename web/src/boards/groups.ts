/** Where matches, points and pins are on the screen, and how a move changes that.
 *
 * A position has only the sizes of the heaps. The screen remembers which of two equal heaps was
 * touched, and keeps all others in their places while the sizes agree with the position. */
import type { MoveView } from '../lib/protocol';

export interface Item {
  id: number;
  /** Gone items keep their place where the picture shows them (wiped, fallen). */
  gone: boolean;
  /** Whether the last move has taken it, or added it. */
  recent?: boolean;
}

export interface Group {
  id: number;
  items: Item[];
  /** Whether the last move has changed it. */
  recent?: boolean;
}

/** A heap as the rules see it: the items of a group that are still there, or a run of them. */
export interface Span {
  group: Group;
  items: Item[];
}

/** Items from `from` to before `to` of a span are taken. An empty run is a cut, and a run beyond the
 * end is what is added. */
export interface Run {
  from: number;
  to: number;
}

let counter = 0;
const item = (): Item => ({ id: ++counter, gone: false });

function group(size: number): Group {
  return { id: ++counter, items: Array.from({ length: size }, item) };
}

/** The groups of a position. In one line there is a gap between neighbouring heaps. */
export function lay(heaps: number[], line: boolean): Group[] {
  if (!line) return heaps.map(group);
  const row: Item[] = [];
  for (const size of heaps) {
    if (row.length) row.push({ id: ++counter, gone: true });
    row.push(...group(size).items);
  }
  return [{ id: ++counter, items: row }];
}

export function spans(groups: Group[], line: boolean): Span[] {
  return groups.flatMap((g) => {
    let found = known.get(g);
    if (!found) known.set(g, (found = spansOf(g, line)));
    return found;
  });
}

/** The spans of a group, which never changes. As they stay the same objects, Svelte skips the heaps
 * that a move leaves alone. */
const known = new WeakMap<Group, Span[]>();

function spansOf(g: Group, line: boolean): Span[] {
  if (line) return standing(g).map((items) => ({ group: g, items }));
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

/** A run in a heap. */
export interface Spot {
  span: Span;
  run: Run;
}

/** The groups after a move: what is taken stays as gone, and what the move has changed is recent. */
export function change(groups: Group[], spots: Spot[], line: boolean): Group[] {
  return groups.map(settled).flatMap((g) => {
    const spot = spots.find(({ span }) => span.group.id === g.id);
    return spot ? changed(g, spot, line) : [g];
  });
}

function changed(g: Group, { span, run }: Spot, line: boolean): Group[] {
  const size = span.items.length;
  const taken = new Set(span.items.slice(run.from, run.to).map((one) => one.id));
  const marked = (one: Item): Item =>
    taken.has(one.id) ? { id: one.id, gone: true, recent: true } : one;
  const more = Array.from({ length: Math.max(0, run.to - size) }, () => ({
    ...item(),
    recent: true,
  }));
  const splits = !line && run.from > 0 && run.to < size;
  const second = new Set(splits ? span.items.slice(run.to).map((one) => one.id) : []);
  const first = g.items.filter((one) => !second.has(one.id)).map(marked);
  const whole = { id: g.id, items: [...first, ...more], recent: true };
  const rest = g.items.filter((one) => second.has(one.id));
  return splits ? [whole, { id: ++counter, items: rest, recent: true }] : [whole];
}

/** A group without the marks of the move before. */
function settled(g: Group): Group {
  if (!g.recent) return g;
  return { id: g.id, items: g.items.map(({ id, gone }) => ({ id, gone })) };
}

/** Where a move is made that was not touched here: in the first heaps of these sizes. Several runs
 * are in heaps of their own only where nothing is split, in rows. */
export function locate(all: Span[], { touches }: MoveView, rows = false): Spot[] {
  const found: Spot[] = [];
  for (const [size, from, to] of rows ? touches : touches.slice(0, 1)) {
    const free = all.filter((one) => !found.some(({ span }) => span === one));
    const span = free.find((one) => one.items.length === size);
    if (!span) return [];
    found.push({ span, run: { from: from!, to: to! } });
  }
  return found;
}

/** New groups for these heaps. The last move is undone first and made again, so that it is seen. */
export function laid(heaps: number[], last: MoveView | null, line: boolean, rows = false): Group[] {
  const touches = last?.touches ?? [];
  if (!last || !touches.length || (touches.length > 1 && !rows)) return lay(heaps, line);
  const before = touches.reduceRight<number[] | null>(
    (sizes, run) => sizes && undone(sizes, run as [number, number, number]),
    heaps,
  );
  if (!before) return lay(heaps, line);
  const groups = lay(before, line);
  return change(groups, locate(spans(groups, line), last, rows), line);
}

/** The heaps before a run was taken from one of them; null if none of them can be what it left. */
function undone(heaps: number[], [size, from, to]: [number, number, number]): number[] | null {
  const parts = to > size ? [to] : [from, size - to].filter(Boolean);
  const at = parts.length
    ? heaps.findIndex((_, i) => parts.every((n, k) => heaps[i + k] === n))
    : 0;
  if (at < 0) return null;
  return [...heaps.slice(0, at), size, ...heaps.slice(at + parts.length)];
}

/** The groups that show these heaps: unchanged, after the last move, or new ones. */
export function follow(
  groups: Group[],
  heaps: number[],
  last: MoveView | null,
  line: boolean,
  rows = false,
): Group[] {
  if (agree(groups, heaps, line)) return groups;
  const found = last ? locate(spans(groups, line), last, rows) : [];
  const moved = found.length ? change(groups, found, line) : null;
  return moved && agree(moved, heaps, line) ? moved : laid(heaps, last, line, rows);
}

function agree(groups: Group[], heaps: number[], line: boolean): boolean {
  const sizes = spans(groups, line).map((span) => span.items.length);
  const sorted = (numbers: number[]) => numbers.filter(Boolean).sort((a, b) => a - b);
  return sorted(sizes).join() === sorted([...heaps]).join();
}
