/** Moves as they are written. The browser knows no rules: it only looks moves up in a list. */

export interface HeapMove {
  heap: number;
  left: number[];
}

/** `7→3,3`, or null if it is no move of this kind. */
export function parseHeapMove(text: string): HeapMove | null {
  const match = /^(\d+)→(\d+(?:,\d+)*)$/.exec(text);
  if (!match) return null;
  const left = match[2]!.split(',').map(Number);
  return { heap: Number(match[1]), left: left.filter((size) => size > 0) };
}

export function heapMove(heap: number, left: number[]): string {
  const parts = left.filter((size) => size > 0);
  return `${heap}→${parts.length ? parts.join(',') : 0}`;
}

export interface RowMove {
  row: number;
  here: number;
  there: number;
}

/** `3:2→5`: in row 3 from column 2 to column 5. */
export function parseRowMove(text: string): RowMove | null {
  const match = /^(\d+):(\d+)→(\d+)$/.exec(text);
  return match ? { row: Number(match[1]), here: Number(match[2]), there: Number(match[3]) } : null;
}

export interface PawnMove {
  here: number;
  there: number;
}

/** `3` advances on file 3, `2x3` captures from file 2 to file 3. */
export function parsePawnMove(text: string): PawnMove | null {
  const match = /^(\d+)(?:x(\d+))?$/.exec(text);
  if (!match) return null;
  return { here: Number(match[1]), there: Number(match[2] ?? match[1]) };
}

/** In a sum, a move begins with the number of the game: `2/5→1`. */
export function splitSumMove(text: string): { game: number; move: string } {
  const match = /^(\d+)\/(.*)$/.exec(text);
  return match ? { game: Number(match[1]) - 1, move: match[2]! } : { game: 0, move: text };
}

export function sumMove(game: number, games: number, move: string): string {
  return games > 1 ? `${game + 1}/${move}` : move;
}

/** The legal moves of one game. Where the list was too long to send, the server decides. */
export class Legal {
  private readonly keys: Set<string> | null;

  constructor(readonly moves: string[] | null) {
    this.keys = moves && new Set(moves.map(canonical));
  }

  /** Those of one game of a sum. */
  static of(moves: string[] | null, game: number, games: number): Legal {
    if (!moves || games === 1) return new Legal(moves);
    const mine = moves.map(splitSumMove).filter((one) => one.game === game);
    return new Legal(mine.map((one) => one.move));
  }

  static readonly none = new Legal([]);

  has(move: string): boolean {
    if (!this.keys) return true;
    return this.keys.has(move) || this.keys.has(canonical(move));
  }
}

/** What a heap leaves may be written in any order. */
function canonical(move: string): string {
  const parsed = parseHeapMove(move);
  return parsed
    ? heapMove(
        parsed.heap,
        parsed.left.sort((a, b) => a - b),
      )
    : move;
}
