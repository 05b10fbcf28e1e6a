/** The reasons for a position, as data. Written by scripts/protocol-types from
 * src/fairplay/explain/blocks.py, where every part is explained. Do not edit. */

export interface Answer {
  move: string;
  answer: string;
}

export interface Chain {
  kind: 'chain';
  numbers: number[];
  sums: number[];
}

export interface Columns {
  kind: 'columns';
  numbers: number[];
  binary: string[];
  counts: number[];
  odd: boolean[];
}

export interface Disguise {
  kind: 'disguise';
  how: string;
  stands: Stand[];
}

export interface MexRule {
  kind: 'mex-rule';
  heap: number;
  options: Option[];
  more: number;
  value: number;
}

export interface MisereClass {
  kind: 'misere-class';
  value: number;
  firm: boolean;
}

export interface MisereRule {
  kind: 'misere-rule';
  case: string;
  ones: number;
  large: number;
}

export interface MustCapture {
  kind: 'must-capture';
  captures: string[];
}

export interface Option {
  left: number[];
  values: number[];
  value: number;
}

export interface Over {
  kind: 'over';
  won: boolean;
}

export interface Repeats {
  kind: 'repeats';
  heap: number;
  like: number;
  value: number;
  preperiod: number;
  period: number;
}

export interface Scale {
  kind: 'scale';
  heap: number;
  total: number;
  upper: number[];
  lower: number[];
  sums: number[];
  equal: boolean;
}

export interface Searched {
  kind: 'searched';
}

export interface Stand {
  places: number[];
  heap: number;
}

export interface Summand {
  position: string;
  value: number | null;
  outcome: string;
}

export interface Summands {
  kind: 'summands';
  summands: Summand[];
}

export interface Verdict {
  kind: 'verdict';
  outcome: string;
  misere: boolean;
  value: number | null;
}

export interface WhyLost {
  kind: 'why-lost';
  answers: Answer[];
  more: number;
}

export interface WinningMove {
  move: string;
  to: string;
  columns: Columns | null;
}

export interface WinningMoves {
  kind: 'winning-moves';
  moves: WinningMove[];
  more: number;
}

export type Block =
  | Verdict
  | Disguise
  | Columns
  | Chain
  | MexRule
  | Scale
  | Repeats
  | Summands
  | WinningMoves
  | WhyLost
  | MisereRule
  | MisereClass
  | Searched
  | MustCapture
  | Over;
