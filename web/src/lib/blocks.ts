/** The reasons for a position, as data. Written by scripts/protocol-types from
 * src/fairplay/explain/{blocks,card_blocks}.py, where every part is explained. Do not edit. */

import type { Sentence } from './protocol';

export interface Answer {
  move: string;
  answer: string;
  told: Sentence | null;
}

export interface Chain {
  kind: 'chain';
  numbers: number[];
  sums: number[];
  before: Sentence[];
  after: Sentence[];
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

export interface MexRule {
  kind: 'mex-rule';
  heap: number;
  options: Option[];
  more: number;
  value: number;
  before: Sentence[];
  after: Sentence[];
}

export interface MisereClass {
  kind: 'misere-class';
  value: number;
  firm: boolean;
  before: Sentence[];
  after: Sentence[];
}

export interface MisereRule {
  kind: 'misere-rule';
  case: string;
  ones: number;
  large: number;
  before: Sentence[];
  after: Sentence[];
}

export interface MustCapture {
  kind: 'must-capture';
  captures: string[];
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

export interface Searched {
  kind: 'searched';
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
  more: number;
  before: Sentence[];
  after: Sentence[];
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

export interface Claim {
  a: number[];
  b: number[];
}

export interface Counting {
  kind: 'counting';
  deck: string;
  cards: number;
  counts: number[];
  removals: Removal[];
  claim: Claim;
  before: Sentence[];
  after: Sentence[];
}

export interface Eliminated {
  kind: 'eliminated';
  deck: string;
  hand: number[][];
  rows: Row[];
  before: Sentence[];
  after: Sentence[];
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

export interface Removal {
  card: number;
  alone: number | null;
  evened: number[];
  upset: number[];
  counts: number[];
}

export interface Rest {
  kind: 'rest';
  deck: string;
  each: number;
  before: Sentence[];
  after: Sentence[];
}

export interface Row {
  card: number;
  steps: Step[];
  left: number[];
  lead: number | null;
  label: number[];
}

export interface Step {
  by: number;
  times: number;
  left: number[];
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

export interface WhyEnough {
  kind: 'why-enough';
  deck: string;
  before: Sentence[];
  after: Sentence[];
}

export interface WrongClaim {
  kind: 'wrong-claim';
  sums: Sums;
  before: Sentence[];
  after: Sentence[];
}

export type CardBlock =
  | WrongClaim
  | Sums
  | Hint
  | Counting
  | Eliminated
  | WhyEnough
  | Rest;
