/** The reasons for a position, as data. Written by scripts/write-mirrors from
 * src/fairplay/explain/blocks.py, where every part is explained. Do not edit. */
import type { Sentence } from './protocol';

export interface Answer {
  move: string;
  answer: string;
  told: Sentence;
}

export interface Columns {
  kind: 'columns';
  numbers: number[];
  binary: string[];
  counts: number[];
  odd: boolean[];
  places: string[];
  before: Sentence[];
  after: Sentence[];
}

export interface Disguise {
  kind: 'disguise';
  stands: Stand[];
  before: Sentence[];
  after: Sentence[];
}

export interface Figures {
  kind: 'figures';
  rows: Row[];
  marked: [number, number][];
  before: Sentence[];
  after: Sentence[];
}

export interface MexRule {
  kind: 'mex-rule';
  heap: number;
  options: Option[];
  more: number | null;
  value: number;
  before: Sentence[];
  after: Sentence[];
}

export interface Option {
  left: number[];
  values: number[];
  value: number;
}

export interface Repeats {
  kind: 'repeats';
  heap: number;
  like: number;
  value: number;
  preperiod: number;
  period: number;
  before: Sentence[];
  after: Sentence[];
}

export interface Row {
  told: Sentence;
  cells: (string | Sentence)[];
}

export interface Scale {
  kind: 'scale';
  heap: number;
  total: number;
  upper: number[];
  lower: number[];
  sums: number[];
  equal: boolean;
  before: Sentence[];
  after: Sentence[];
}

export interface Stand {
  heap: number;
  told: Sentence;
  between: number[][];
}

export interface Summand {
  position: string;
  value: number | null;
  outcome: string;
}

export interface Summands {
  kind: 'summands';
  summands: Summand[];
  before: Sentence[];
  after: Sentence[];
}

export interface Verdict {
  kind: 'verdict';
  outcome: string;
  misere: boolean;
  value: number | null;
  before: Sentence[];
  after: Sentence[];
}

export interface WhyLost {
  kind: 'why-lost';
  answers: Answer[];
  more: number;
  before: Sentence[];
  after: Sentence[];
}

export interface WinningMove {
  move: string;
  to: string;
  columns: Columns | null;
}

export interface WinningMoves {
  kind: 'winning-moves';
  moves: WinningMove[];
  more: number | null;
  before: Sentence[];
  after: Sentence[];
}

export interface OtherBlock {
  kind: 'reason';
  before: Sentence[];
  after: Sentence[];
}

export type Block =
  | Verdict
  | Disguise
  | Figures
  | Columns
  | MexRule
  | Scale
  | Repeats
  | Summands
  | WinningMoves
  | WhyLost
  | OtherBlock;
