/** The view of each family of boards. They are small and in one file together. */
import type { Component } from 'svelte';
import type { Board } from '../lib/protocol';
import type { BoardProps } from './board';
import CellsBoard from './CellsBoard.svelte';
import GraphBoard from './GraphBoard.svelte';
import GridBoard from './GridBoard.svelte';
import HeapsBoard from './HeapsBoard.svelte';
import StripBoard from './StripBoard.svelte';
import TilesBoard from './TilesBoard.svelte';

const VIEWS: Partial<Record<Board['family'], Component<BoardProps>>> = {
  heaps: HeapsBoard,
  strip: StripBoard,
  grid: GridBoard,
  tiles: TilesBoard,
  graph: GraphBoard,
};

/** The view of a board. A family that has none is shown as text. */
export const viewOf = (board: Board) =>
  board.things === 'coin' || board.cells ? CellsBoard : VIEWS[board.family];
