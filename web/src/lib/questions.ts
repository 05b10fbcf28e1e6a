/** The questions of lessons, as data. Written by scripts/write-mirrors from
 * src/fairplay/learn/views.py, where every part is explained. Do not edit. */
import type { Board, MatchView, Sentence } from './protocol';
import type { Block, Columns, Option, Summand } from './blocks';

export interface AskAway {
  kind: 'away';
  deck: string;
  cards: string[];
  pictures: Picture[];
  told: Sentence[];
}

export interface AskCut {
  kind: 'cut';
  match: MatchView;
  options: CutOption[];
  value: number;
  pictures: Picture[];
  told: Sentence[];
}

export interface AskFree {
  kind: 'free';
  deck: string;
  cards: string[];
  most: number;
  pictures: Picture[];
  told: Sentence[];
}

export interface AskHand {
  kind: 'hand';
  deck: string;
  cards: string[];
  pictures: Picture[];
  told: Sentence[];
  seed: number | null;
}

export interface AskMark {
  kind: 'mark';
  label: Sentence;
  labels: Choice[];
  items: Item[];
  pictures: Picture[];
  told: Sentence[];
  columns: Columns | null;
}

export interface AskMove {
  kind: 'move';
  match: MatchView;
  pictures: Picture[];
  told: Sentence[];
  lefts: Left[];
}

export interface AskPick {
  kind: 'pick';
  label: Sentence;
  choices: Choice[];
  pictures: Picture[];
  told: Sentence[];
}

export interface AskPlay {
  kind: 'play';
  match: MatchView;
  seat: number;
  pictures: Picture[];
  told: Sentence[];
}

export interface AskRhythm {
  kind: 'rhythm';
  find: 'last' | 'length';
  values: number[];
  length: number;
  least: number;
  most: number;
  pictures: Picture[];
  told: Sentence[];
}

export interface AskScale {
  kind: 'scale';
  values: number[];
  steps: ScaleStep[];
  choices: number[];
  pictures: Picture[];
  told: Sentence[];
}

export interface AskTable {
  kind: 'table';
  label: Sentence;
  values: number[][];
  count: number;
  pictures: Picture[];
  told: Sentence[];
}

export interface AskWrite {
  kind: 'write';
  rows: WriteRow[];
  pictures: Picture[];
  told: Sentence[];
  heads: string[];
  given: string[];
  counted: boolean;
  deck: string;
  cards: string[];
}

export interface Choice {
  answer: string;
  told: Sentence | null;
  boards: Board[];
}

export interface CutOption {
  move: string;
  option: Option;
}

export interface Item {
  text: string;
  told: Sentence | null;
  boards: Board[];
}

export interface Left {
  move: string;
  value: number;
  columns: Columns | null;
  summands: Summand[];
}

export interface Picture {
  boards: Board[];
  block?: Block | null;
  deck: string;
  cards: string[];
}

export interface ScaleStep {
  heap: number;
  pairs: [number, number][];
}

export interface WriteRow {
  text: string;
  told: Sentence | null;
  digits: number;
  base: number;
  most: number;
}

export type Question =
  | AskMove
  | AskPlay
  | AskPick
  | AskMark
  | AskWrite
  | AskCut
  | AskScale
  | AskRhythm
  | AskHand
  | AskAway
  | AskFree
  | AskTable;
