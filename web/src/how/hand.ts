/** Shows a move with a hand: which one, and where on the screen it is touched. */
import type { Board, MoveView } from '../lib/protocol';
import { remember, remembered } from '../lib/storage';

export interface Spot {
  x: number;
  y: number;
}

/** Boards that are touched in the same way are of one kind. */
export function kindOf({ family, things, lanes, reach, cells }: Board): string {
  if (things === 'coin') return 'coins';
  if (cells) return 'cells';
  if (family === 'heaps') return things === 'pin' ? 'pins' : 'heaps';
  if (family === 'grid') return lanes === 'ranks' ? 'rows' : 'pawns';
  if (family === 'tiles') return reach === 'corner' ? 'bites' : 'tiles';
  return family;
}

const shown = (): string[] => (remembered('hand') ?? '').split(' ').filter(Boolean);
/** Kinds that were touched since the page was opened, also where nothing can be stored. */
const played = new Set<string>();

/** Whether nobody has touched a board of this kind here. */
export const isUntouched = (kind: string): boolean => !played.has(kind) && !shown().includes(kind);

export function touchedOnce(kind: string): void {
  if (!isUntouched(kind)) return;
  played.add(kind);
  remember('hand', [...shown(), kind].join(' '));
}

/** The moves that are easy to show: those that take a single thing, or move a piece further than
 * to the next square; else all that are made by one gesture. From the middle of the board on. */
export function easyMoves(board: Board, moves: MoveView[]): MoveView[] {
  const found = board.family === 'graph' ? moves : simpleMoves(board, moves);
  const middle = Math.floor(found.length / 2) + 1;
  return [...found.slice(0, middle).reverse(), ...found.slice(middle)];
}

function simpleMoves(board: Board, moves: MoveView[]): MoveView[] {
  const heaps = board.family === 'heaps';
  const cells = board.things === 'coin' || board.cells;
  const simple = heaps || cells ? moves.filter(({ touches }) => touches.length === 1) : moves;
  const easy = simple.filter(({ touches }) => (heaps ? takesOne(touches) : isLong(touches)));
  return easy.length ? easy : simple.length ? simple : cells ? moves : [];
}

const takesOne = ([run]: number[][]) => run![2]! - run![1]! === 1;
const isLong = ([from, to]: number[][]) => !!to && Math.abs(from!.at(-1)! - to.at(-1)!) > 1;

/** The places of the first of these moves that can be seen, or else of the first. */
export function seenSpots(
  root: Element,
  section: Element,
  board: Board,
  moves: MoveView[],
): Spot[] {
  const { left, top } = root.getBoundingClientRect();
  const isSeen = ({ x, y }: Spot) => root.contains(document.elementFromPoint(left + x, top + y));
  for (const move of moves) {
    const spots = spotsOf(root, section, board, move);
    if (spots.length && spots.every(isSeen)) return spots;
  }
  return spotsOf(root, section, board, moves[0]!);
}

/** The places to touch, in order: what is chosen is touched twice, and a piece before that. */
function spotsOf(root: Element, section: Element, board: Board, { touches }: MoveView): Spot[] {
  const places =
    board.family === 'heaps'
      ? [onHeap(section, touches[0]!)]
      : touched(board, touches).map((at) => onSquare(section, board.cells ? [at[0]!] : at));
  const found = places.filter((place) => place !== null);
  if (found.length < places.length || !found.length) return [];
  const base = root.getBoundingClientRect();
  const spots = found.map(({ x, y }) => ({ x: x - base.left, y: y - base.top }));
  // A coin that is touched twice is not turned.
  return board.things === 'coin' ? spots : [...spots, spots.at(-1)!];
}

/** On a graph only the first is touched; the others go with it. */
const touched = ({ family }: Board, touches: number[][]) =>
  family === 'graph' ? touches.slice(0, 1) : touches;

function onSquare(section: Element, at: number[]): Spot | null {
  return middle(section.querySelector(`[data-square="${at.join()}"]`));
}

/** On the first thing of a run, or in the middle of a cut. */
function onHeap(section: Element, [size, from, to]: number[]): Spot | null {
  const heap = section.querySelector(`[data-size="${size}"]`);
  const things = [...(heap?.querySelectorAll('[data-thing]') ?? [])];
  const here = middle(things[from!]);
  const before = from === to ? middle(things[from! - 1]) : here;
  return here && before && { x: (here.x + before.x) / 2, y: here.y };
}

function middle(element: Element | null | undefined): Spot | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
