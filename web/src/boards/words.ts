/** A move in words, to be told (“takes 3 from the heap of 5”) or offered (“Take 3 …”). */
import { t } from '../lib/i18n.svelte';
import type { Board } from '../lib/protocol';
import {
  parseHeapMove,
  parsePawnMove,
  parseRowMove,
  splitSumMove,
  type HeapMove,
} from './notation';

/** What was done, or what can be done. */
type Mood = 'told' | 'offered';

export function told(boards: Board[], move: string): string {
  return inWords(boards, move, 'told');
}

export function offered(boards: Board[], move: string): string {
  return inWords(boards, move, 'offered');
}

function key(mood: Mood, what: string): string {
  return mood === 'told' ? `said-${what}` : `web-do-${what}`;
}

function inWords(boards: Board[], move: string, mood: Mood): string {
  if (boards.length < 2) return oneGame(boards[0]?.picture ?? '', move, mood);
  const { game, move: inner } = splitSumMove(move);
  const what = oneGame(boards[game]?.picture ?? '', inner, mood);
  return t(key(mood, 'sum'), { number: game + 1, what });
}

function oneGame(picture: string, move: string, mood: Mood): string {
  if (picture === 'rows') {
    const parsed = parseRowMove(move);
    return parsed ? t(key(mood, 'row'), { ...parsed }) : move;
  }
  if (picture === 'pawns') {
    const parsed = parsePawnMove(move);
    if (!parsed) return move;
    if (parsed.here === parsed.there) return t(key(mood, 'advance'), { file: parsed.here });
    return t(key(mood, 'capture'), { ...parsed });
  }
  const parsed = parseHeapMove(move);
  return parsed ? heapWords(parsed, picture, mood) : move;
}

function heapWords({ heap, left }: HeapMove, picture: string, mood: Mood): string {
  const rest = left.reduce((sum, size) => sum + size, 0);
  const count = heap - rest;
  const parts = listed(left);
  if (picture === 'strip')
    return t(left.length ? key(mood, 'coin') : key(mood, 'coin-off'), { here: heap, there: rest });
  if (picture === 'points')
    return t(left.length ? key(mood, 'points') : key(mood, 'points-all'), { count, heap });
  if (picture === 'pins')
    return t(count === 1 ? key(mood, 'pin') : key(mood, 'pins'), { heap, left: parts });
  if (count < 0) return t(key(mood, 'add'), { count: -count, heap });
  if (!left.length) return t(key(mood, 'all'), { heap });
  if (left.length === 1) return t(key(mood, 'take'), { count, heap });
  return t(count ? key(mood, 'take-split') : key(mood, 'split'), { count, heap, left: parts });
}

/** `1, 2 and 3` */
function listed(numbers: number[]): string {
  if (numbers.length < 2) return String(numbers[0] ?? 0);
  return t('said-and', { before: numbers.slice(0, -1).join(', '), last: numbers.at(-1)! });
}

/** The board as a text, for those who cannot see it. */
export function described(board: Board): string {
  const heaps = (board.heaps ?? []).filter(Boolean);
  switch (board.picture) {
    case 'strip':
      return board.coins?.length
        ? t('board-strip', { coins: board.coins.join(', ') })
        : t('board-empty');
    case 'rows':
      return (board.rows ?? [])
        .map(([mine, theirs], i) => t('board-row', { row: i + 1, mine, theirs }))
        .join(' ');
    case 'pawns':
      return t('board-pawns', { ranks: (board.ranks ?? []).join(' / ') });
  }
  if (!heaps.length) return t('board-empty');
  const key =
    board.picture === 'points'
      ? 'board-points'
      : board.picture === 'pins'
        ? 'board-pins'
        : 'board-heaps';
  return board.stocks
    ? t('board-stocked', {
        heaps: heaps.join(', '),
        mine: board.stocks[0]!,
        theirs: board.stocks[1]!,
      })
    : t(key, { heaps: heaps.join(', ') });
}
