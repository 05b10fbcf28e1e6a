/** What travels between a server and its clients. Written by scripts/write-mirrors from
 * src/fairplay/protocol.py, where every part is explained. Do not edit. */
export const SUBPROTOCOL = 'fairplay.1';
export const MAX_SEATS = 6;
export const MAX_NAME = 24;
export const MAX_LEVEL = 10;

export const STRENGTHS = {
  easy: 2,
  medium: 5,
  perfect: 10,
};
export const USUAL_LEVEL = 5;
export const AWAY_MS = 120000;
export const MAX_POSITION = 400;
export const MAX_MOVE = 200;
export const CALL_MS: [least: number, most: number] = [2000, 60000];
export const PHRASES: Say['phrase'][] = ['hello', 'good-luck', 'well-played', 'thanks', 'one-moment', 'ready', 'sorry', 'again', 'goodbye'];

export interface AddBot {
  kind: 'bot';
  cmd: string;
  level?: number;
  seat?: number | null;
}

export interface Admit {
  kind: 'admit';
  cmd: string;
  tag: string;
  admit?: boolean;
  ban?: boolean;
}

export interface Agreed {
  kind: 'agreed';
  seat: number;
  waiting: number[];
}

export interface Answered {
  kind: 'answer';
  cmd: string;
  seq: number;
  answer: Done | Refused | Taken | Late | Wrong | Agreed | Shown | Hinted;
}

export interface Ask {
  kind: 'ask';
  cmd: string;
  name: string;
  seat?: number | null;
}

export interface Asking {
  name: string;
  tag: string;
}

export interface Board {
  family: 'graph' | 'grid' | 'heaps' | 'strip' | 'text' | 'tiles';
  game: string;
  position: string;
  described?: Sentence[];
  notes?: Sentence[];
  heaps?: number[];
  things?: 'coin' | 'match' | 'pin' | 'point';
  layout?: 'flow' | 'line' | 'rows';
  stocks?: number[];
  coins?: number[];
  cells?: string;
  ranks?: string[];
  lanes?: 'files' | 'ranks';
  facing?: boolean;
  reach?: 'corner' | 'touched';
  vertices?: number[];
  points?: [number, number][];
  edges?: [number, number][];
}

export interface Call {
  kind: 'call';
  cmd: string;
}

export interface CardOptions {
  type: 'cards';
  deck: string;
  seats: number;
  mode: 'call' | 'race';
  wrong: 'lockout' | 'minus' | 'none';
  call_ms: number;
  aid: boolean;
}

export interface ChangeGame {
  kind: 'game';
  cmd: string;
  game: MatchOptions | CardOptions;
  nonce?: string | null;
}

export interface Claim {
  kind: 'claim';
  cmd: string;
  a: string[];
  b?: string[];
}

export interface Clock {
  initial_ms: number;
  increment_ms: number;
}

export interface Close {
  kind: 'close';
  cmd: string;
}

export interface Decline {
  kind: 'decline';
  cmd: string;
}

export interface Done {
  kind: 'done';
}

export interface EndGame {
  kind: 'end';
  cmd: string;
  win?: boolean;
}

export interface Failed {
  kind: 'error';
  code: string;
  params: Record<string, string | number>;
}

export interface GiveUp {
  kind: 'give-up';
  cmd: string;
}

export interface Happened {
  kind: 'event';
  seq: number;
  at: number;
  what: string;
  seat: number | null;
  set: Record<string, any>;
  cmd: string;
  answer: Done | Refused | Taken | Late | Wrong | Agreed | Shown | Hinted | null;
  data: Record<string, any>;
  told: Sentence[];
}

export interface Hint {
  kind: 'hint';
  cmd: string;
}

export interface Hinted {
  kind: 'hinted';
  told: Sentence;
  place: Place | null;
  move: MoveView | null;
  cards: string[];
}

export interface Kick {
  kind: 'kick';
  cmd: string;
  seat: number;
  door?: 'ask' | 'locked';
}

export interface Late {
  kind: 'late';
  gone: string[];
}

export interface MatchOptions {
  type: 'match';
  position: string;
  misere: boolean;
  first: number | null;
  clock: Clock | null;
}

export interface MatchResult {
  winner: number | null;
  reason: string;
}

export interface MatchView {
  position: string;
  misere: boolean;
  mover: number;
  seen: Board[][];
  moves: MoveView[] | null;
  played: number;
  last: MoveView | null;
  since: number;
  left_ms: [number, number] | null;
  result: MatchResult | null;
  told: Sentence | null;
  moved: Sentence | null;
}

export interface Move {
  kind: 'move';
  cmd: string;
  move: string;
}

export interface MoveView {
  text: string;
  touches: number[][];
  key: string;
  params: Record<string, string | number | number[] | Sentence>;
  component?: number;
}

export interface News {
  seq: number;
  what: string;
  seat: number | null;
  names: (string | number | null)[];
  me: number | null;
  answer: Done | Refused | Taken | Late | Wrong | Agreed | Shown | Hinted | null;
  told: Sentence[];
}

export interface Ping {
  kind: 'ping';
  cmd: string;
}

export interface Place {
  component: number;
  elements: number[][];
}

export interface PlayedGame {
  game: number;
  room: RoomView;
  events: Happened[];
}

export interface Pong {
  kind: 'pong';
  cmd: string;
  now: number;
}

export interface Presence {
  kind: 'presence';
  here: boolean[];
  watching: number;
}

export interface Ready {
  kind: 'ready';
  cmd: string;
  ready?: boolean;
  nonce?: string | null;
  seen?: number | null;
}

export interface Refused {
  kind: 'refused';
  code: string;
  params: Record<string, string | number>;
}

export interface Rematch {
  kind: 'rematch';
  cmd: string;
  nonce?: string | null;
}

export interface Rename {
  kind: 'rename';
  cmd: string;
  name: string;
}

export interface Report {
  kind: 'report';
  cmd: string;
  seat: number;
}

export interface Resign {
  kind: 'resign';
  cmd: string;
}

export interface Resumed {
  kind: 'resumed';
  seq: number;
  now: number;
  you: You;
}

export interface RoomOptions {
  game: MatchOptions | CardOptions;
  visibility: 'private' | 'public' | 'unlisted';
  bots: number[];
  hints: boolean;
  chat: boolean;
  door: 'ask' | 'locked' | 'open';
  names: 'free' | 'words' | null;
}

export interface RoomView {
  code: string;
  options: RoomOptions;
  title: Sentence;
  terms: Sentence[];
  phase: 'closed' | 'countdown' | 'over' | 'playing' | 'waiting';
  seats: SeatView[];
  host: number | null;
  first: number;
  game: number;
  begins_at: number;
  asked: number | null;
  rematch: number[];
  seed_hash: string | null;
  seed: string | null;
  nonces: (string | null)[] | null;
  next_hash: string | null;
  unused: string | null;
  match: MatchView | null;
  table: TableView | null;
  door: 'ask' | 'locked' | 'open';
  asking: Asking[];
  names: 'free' | 'words';
}

export interface Say {
  kind: 'say';
  cmd: string;
  phrase: 'again' | 'good-luck' | 'goodbye' | 'hello' | 'one-moment' | 'ready' | 'sorry' | 'thanks' | 'well-played';
}

export interface SeatView {
  name: string | null;
  bot: number;
  ready: boolean;
  wins: number;
  hints: number;
  left: boolean;
}

export interface Sentence {
  key: string;
  params: Record<string, string | number | number[] | Sentence>;
}

export interface SetDoor {
  kind: 'door';
  cmd: string;
  door: 'ask' | 'locked' | 'open';
}

export interface Shown {
  kind: 'shown';
  a: string[];
  b: string[];
}

export interface Sit {
  kind: 'sit';
  cmd: string;
  name: string;
  seat?: number | null;
}

export interface Stand {
  kind: 'stand';
  cmd: string;
}

export interface Start {
  kind: 'start';
  cmd: string;
  nonce?: string | null;
}

export interface TableView {
  cards: (string | null)[];
  pile: number;
  aside: number;
  scores: number[];
  claims: number[];
  wrong: number[];
  free_from: number[];
  giving_up: number[];
  caller: number | null;
  call_until: number;
  since: number;
  over: boolean;
  winners: number[];
  told: Sentence | null;
}

export interface Takeback {
  kind: 'takeback';
  cmd: string;
}

export interface Taken {
  kind: 'taken';
  seat: number;
  a: string[];
  b: string[];
  ms: number;
}

export interface Welcome {
  kind: 'welcome';
  seq: number;
  now: number;
  room: RoomView;
  you: You;
  history: string[];
  at: number;
  news: News[];
}

export interface Wrong {
  kind: 'wrong';
  seat: number;
  difference: number[] | null;
  lock_ms: number;
  lost: string | null;
  why: Sentence | null;
}

export interface You {
  seat: number | null;
  host: boolean;
  waits: string | null;
}

export interface YouAre {
  kind: 'you';
  you: You;
}

export type AnyCommand =
  | Sit
  | Rename
  | Ask
  | Admit
  | SetDoor
  | Stand
  | Ready
  | Start
  | AddBot
  | Kick
  | Move
  | Claim
  | Call
  | GiveUp
  | Resign
  | EndGame
  | Takeback
  | Decline
  | Hint
  | Rematch
  | ChangeGame
  | Say
  | Report
  | Close
  | Ping;

export type AnyAnswer =
  | Done
  | Refused
  | Taken
  | Late
  | Wrong
  | Agreed
  | Shown
  | Hinted;

export type AnyMessage =
  | Welcome
  | Resumed
  | Happened
  | Answered
  | YouAre
  | Presence
  | Pong
  | Failed;

export const CARD_OPTIONS: CardOptions = {
  type: 'cards',
  deck: 'zero',
  seats: 4,
  mode: 'race',
  wrong: 'lockout',
  call_ms: 10000,
  aid: false,
};

export const ROOM_OPTIONS: Omit<RoomOptions, 'game'> = {
  visibility: 'unlisted',
  bots: [],
  hints: true,
  chat: false,
  door: 'open',
  names: null,
};
