/** The reasons for a position, as data. Written by scripts/write-mirrors from
 * src/fairplay/explain/{blocks,card_blocks}.py, where every part is explained. Do not edit. */
import type { Sentence } from './protocol';

export interface OtherBlock {
  kind: 'chain' | 'misere-rule' | 'misere-class' | 'searched' | 'must-capture';
  before: Sentence[];
  after: Sentence[];
}

export interface Answer {
  move: string;
  answer: string;
  told: Sentence | null;
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
  how: string;
  stands: Stand[];
  before: Sentence[];
  after: Sentence[];
}

export interface MexRule {
  kind: 'mex-rule';
  heap: number;
  options: Option[];
  more: number;
  value: number;
  before: Sentence[];
  after: Sentence[];
}

export interface Option {
  left: number[];
  values: number[];
  value: number;
}

export interface Over {
  kind: 'over';
  won: boolean;
  before: Sentence[];
  after: Sentence[];
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
  places: number[];
  heap: number;
  told: Sentence | null;
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
  more: number;
  before: Sentence[];
  after: Sentence[];
}

export type Block =
  | Verdict
  | Disguise
  | Columns
  | MexRule
  | Scale
  | Repeats
  | Summands
  | WinningMoves
  | WhyLost
  | Over
  | OtherBlock;

export interface OtherCardBlock {
  kind: 'wrong-claim' | 'counting' | 'eliminated' | 'why-enough' | 'rest';
  before: Sentence[];
  after: Sentence[];
}

export interface Claim {
  a: number[];
  b: number[];
}

export interface Hint {
  kind: 'hint';
  deck: string;
  step: number;
  size: number;
  cards: number[];
  claim: Claim | null;
  before: Sentence[];
  after: Sentence[];
}

export interface Sums {
  kind: 'sums';
  deck: string;
  claim: Claim;
  a: number[];
  b: number[];
  before: Sentence[];
  after: Sentence[];
}

export type CardBlock =
  | Sums
  | Hint
  | OtherCardBlock;
