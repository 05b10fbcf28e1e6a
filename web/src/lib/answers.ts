/** What the server answers. Written by scripts/write-mirrors from
 * src/fairplay/server/api/table.py, where every part is explained. Do not edit. */
import type { Board, CardOptions, Hinted, MatchOptions, MatchView, MoveView, PlayedGame, RoomOptions, Sentence } from './protocol';
import type { Block } from './blocks';
import type { Question } from './questions';

export interface Begun {
  seat: 0 | 1;
  known: boolean;
  view: MatchView;
}

export interface CardPicture {
  told: Sentence[];
  cards: (string | null)[];
  pile: number;
  a: string[];
  b: string[];
}

export interface CertificateQuery {
  rule: string;
}

export interface Decided {
  told: Sentence;
  verdicts: ('gave' | 'kept' | 'lost')[];
  number: number | null;
  played: MoveView | null;
  better: MoveView | null;
}

export interface DeckCards {
  deck: DeckInfo;
  cards: string[];
}

export interface DeckInfo {
  name: string;
  title: string;
  p: number;
  k: number;
  hand: number;
  size: number;
  shapes: string[];
  rest: Sentence[];
}

export interface DeckQuery {
  deck?: string;
}

export interface Erased {
  done: boolean;
}

export interface Explained {
  position: string;
  play: 'misere' | 'normal';
  blocks: Block[];
  components: Explained[];
}

export interface Failure {
  code: string;
  params: Record<string, string | number>;
}

export interface GameInfo {
  name: string;
  group: string;
  position: string;
  misere: 'always' | 'never' | 'offered';
  code: string | null;
  examples: string[];
  worksheets: boolean;
}

export interface Games {
  games: GameInfo[];
  sums: string[];
  decks: DeckInfo[];
}

export interface GestureQuery {
  position: string;
  gesture: number[][];
  component?: number;
}

export interface Gestured {
  move: MoveView | null;
  refused: Failure | null;
}

export interface HintQuery {
  start: string;
  misere?: boolean;
  moves?: string[];
  step?: number;
}

export interface How {
  games: HowTo[];
  told: Sentence | null;
}

export interface HowCards {
  deck: string;
  pictures: [CardPicture, CardPicture, CardPicture];
}

export interface HowStep {
  before: Board;
  move: MoveView;
  after: Board;
}

export interface HowTo {
  game: string;
  seen: Sentence;
  board: Board;
  rule: Sentence[];
  moves: HowStep[];
  ending: Sentence;
  end: HowStep | null;
  credit: string;
}

export interface InfiniteQuotient {
  heaps: number;
  counted: [number, number];
  order: number;
}

export interface Judged {
  right: boolean | null;
  told: Sentence[];
  shown: MatchView[];
}

export interface LessonAnswerQuery {
  lesson: string;
  screen: number;
  answer: string;
  seed?: number;
}

export interface LessonQuery {
  lesson: string;
  screen: number;
  seed?: number;
}

export interface LessonScreen {
  params: Record<string, string | number | number[] | Sentence>;
  view: Question;
}

export interface Listed {
  code: string;
  game: string;
  title: Sentence;
  terms: Sentence[];
  options: RoomOptions;
  seats: number;
  free: number;
  created_at: number;
}

export interface Lobby {
  rooms: Listed[];
  next: string | null;
}

export interface LobbyQuery {
  after?: string;
}

export interface Made {
  code: string;
}

export interface MatchQuery {
  start: string;
  misere?: boolean;
  moves?: string[];
  resigned?: number | null;
}

export interface Me {
  guest: string;
}

export interface NewRoom {
  game: MatchOptions | CardOptions;
  visibility?: 'private' | 'public' | 'unlisted';
  bots?: number[];
  hints?: boolean;
  chat?: boolean;
  door?: 'ask' | 'locked' | 'open';
  names?: 'free' | 'words' | null;
  name?: string | null;
}

export interface Period {
  rule: string;
  kind: 'finite' | 'hexadecimal' | 'repeating' | 'unequal';
  preperiod: number | null;
  period: number | null;
  saltus: number | null;
  proved: boolean;
  computed: number;
  exceptions: number[];
  exception_count: number;
  theorem: string | null;
  range: [number, number] | null;
}

export interface PeriodQuery {
  rule: string;
  limit?: number;
}

export interface PositionQuery {
  position: string;
  misere?: boolean;
}

export interface PuzzleAnswer {
  right: boolean;
  told: Sentence[];
  view: MatchView | null;
  reply: MatchView | null;
}

export interface PuzzleAnswerQuery {
  code: string;
  move?: string;
  a?: number[];
  b?: number[];
}

export interface PuzzleHint {
  hint: Hinted;
  last: boolean;
  b: string[];
}

export interface PuzzleHintQuery {
  code: string;
  step?: number;
}

export interface PuzzleQuery {
  code?: string;
  date?: string;
  level?: number;
  game?: string;
  misere?: boolean;
}

export interface PuzzleView {
  code: string;
  day: string | null;
  game: string;
  misere: boolean;
  level: number;
  view: MatchView | null;
  deck: string | null;
  cards: string[];
}

export interface Query {
}

export interface Quotient {
  rule: string;
  heaps: number;
  order: number;
  p: number;
  solved: boolean;
  period: number | null;
  preperiod: number | null;
  growth: [number, number, number][];
  pretending: number[];
  infinite: InfiniteQuotient | null;
  stopped: 'classes' | 'infinite' | 'work' | null;
  lost: number[];
  like: string[];
  table: number[][] | null;
}

export interface Replay {
  games: PlayedGame[];
}

export interface Reply {
  move: string;
  view: MatchView;
}

export interface ReplyQuery {
  start: string;
  misere?: boolean;
  moves?: string[];
  level?: number;
}

export interface RoomQuery {
  code: string;
}

export interface RuleQuery {
  name: string;
}

export interface RuleView {
  name: string;
  family: string;
  title: Sentence;
  told: Sentence[];
  position: string;
  code: string | null;
  misere: string;
  worksheets: boolean;
  numbers: Sentence;
  first: number;
  values: number[];
  table: number[][];
}

export interface SequenceQuery {
  rule: string;
  count?: number;
}

export interface Solved {
  position: string;
  play: 'misere' | 'normal';
  outcome: 'D' | 'N' | 'P';
  value: number | null;
  winning_moves: WinningMove[];
  complete?: boolean;
}

export interface Values {
  rule: string;
  values: number[];
}

export interface WinningMove {
  move: string;
  to: string;
}

export interface Get {
  '/api/me': { query: Query; answer: Me };
  '/api/games': { query: Query; answer: Games };
  '/api/solve': { query: PositionQuery; answer: Solved };
  '/api/explain': { query: PositionQuery; answer: Explained };
  '/api/how': { query: PositionQuery; answer: How };
  '/api/cards/how': { query: DeckQuery; answer: HowCards };
  '/api/rule': { query: RuleQuery; answer: RuleView };
  '/api/sequence': { query: SequenceQuery; answer: Values };
  '/api/period': { query: PeriodQuery; answer: Period };
  '/api/misere': { query: CertificateQuery; answer: Quotient };
  '/api/begin': { query: PositionQuery; answer: Begun };
  '/api/puzzle': { query: PuzzleQuery; answer: PuzzleView };
  '/api/lesson': { query: LessonQuery; answer: LessonScreen };
  '/api/deck': { query: DeckQuery; answer: DeckCards };
  '/api/rooms': { query: LobbyQuery; answer: Lobby };
  '/api/rooms/{code}/replay': { query: RoomQuery; answer: Replay };
}

export interface Post {
  '/api/match': { query: MatchQuery; answer: MatchView };
  '/api/decided': { query: MatchQuery; answer: Decided };
  '/api/hint': { query: HintQuery; answer: Hinted };
  '/api/move': { query: GestureQuery; answer: Gestured };
  '/api/reply': { query: ReplyQuery; answer: Reply };
  '/api/puzzle/answer': { query: PuzzleAnswerQuery; answer: PuzzleAnswer };
  '/api/puzzle/hint': { query: PuzzleHintQuery; answer: PuzzleHint };
  '/api/lesson/answer': { query: LessonAnswerQuery; answer: Judged };
  '/api/rooms': { query: NewRoom; answer: Made };
  '/api/quick': { query: RoomOptions; answer: Made };
}
export const MAX_RULE = 200;

export const WORKSHEET: Record<'count' | 'difficulty' | 'seed', [least: number, most: number]> = {
  count: [1, 100],
  difficulty: [1, 5],
  seed: [0, 999999],
};
