/** The form in which a room is described, and the options that it means. */
import { FIRST } from '../../lib/featured';
import {
  CARD_OPTIONS,
  MAX_SEATS,
  ROOM_OPTIONS,
  USUAL_LEVEL,
  type CardOptions,
  type MatchOptions,
  type RoomOptions,
  type SeatView,
} from '../../lib/protocol';

/** Decks that are offered; any other can be typed in the command line. */
export const DECKS = ['zero', 'mod3', 'F2^4', 'F2^5', 'F3^3'] as const;

export interface RoomForm {
  /** The name of a deck, or `match`. */
  game: string;
  position: string;
  misere: boolean;
  first: 'me' | 'other' | 'chance';
  clock: string;
  seats: number;
  bots: number;
  level: number;
  mode: CardOptions['mode'];
  callSeconds: number;
  wrong: CardOptions['wrong'];
  aid: boolean;
  visibility: RoomOptions['visibility'];
  hints: boolean;
  chat: boolean;
  /** The host lets players in one by one; their names are from the list. */
  ask: boolean;
  words: boolean;
}

export const USUAL: RoomForm = {
  game: 'zero',
  position: FIRST,
  misere: false,
  first: 'me',
  clock: 'none',
  seats: CARD_OPTIONS.seats,
  bots: 0,
  level: USUAL_LEVEL,
  mode: CARD_OPTIONS.mode,
  callSeconds: CARD_OPTIONS.call_ms / 1000,
  wrong: CARD_OPTIONS.wrong,
  aid: CARD_OPTIONS.aid,
  visibility: ROOM_OPTIONS.visibility,
  hints: ROOM_OPTIONS.hints,
  chat: ROOM_OPTIONS.chat,
  ask: false,
  words: false,
};

/** Minutes for each player and seconds for each move: `5+3`. */
export const CLOCKS = ['none', '1+2', '3+2', '5+3', '10+5', '30+10'] as const;

/** The clocks to choose from, and one that was agreed in another way. */
export function clocks(agreed: string): string[] {
  return [...new Set([...CLOCKS, agreed])];
}

/** The form that means these options, for the player on a seat. Where it is known how many will
 * play, there are no more seats: one that stays free would keep the game from starting. */
export function formOf({ game }: RoomOptions, me = 0, players = MAX_SEATS): RoomForm {
  const most = Math.max(2, players);
  if (game.type === 'cards') {
    const { deck, mode, wrong, aid, call_ms } = game;
    const seats = Math.min(game.seats, most);
    return { ...USUAL, game: deck, seats, mode, wrong, aid, callSeconds: call_ms / 1000 };
  }
  const { position, misere, clock } = game;
  const text = clock ? `${clock.initial_ms / 60_000}+${clock.increment_ms / 1000}` : 'none';
  const first = game.first === null ? 'chance' : game.first === me ? 'me' : 'other';
  const seats = Math.min(USUAL.seats, most);
  return { ...USUAL, game: 'match', position, misere, clock: text, first, seats };
}

export function isCards(form: RoomForm): boolean {
  return form.game !== 'match';
}

export function seatsOf(form: RoomForm): number {
  return isCards(form) ? form.seats : 2;
}

/** There is always a seat for the one who makes the room. */
export function botsOf(form: RoomForm): number {
  return Math.min(form.bots, seatsOf(form) - 1);
}

/** The options of a room. In a match, the one who chooses them will have the seat `me`. */
export function roomOptions(form: RoomForm, me = 0): RoomOptions {
  return {
    game: isCards(form) ? cardOptions(form) : matchOptions(form, me),
    visibility: form.visibility,
    bots: Array<number>(botsOf(form)).fill(form.level),
    hints: form.hints,
    chat: form.chat,
    door: form.ask ? 'ask' : 'open',
    names: form.words ? 'words' : null,
  };
}

function cardOptions(form: RoomForm): CardOptions {
  const { game: deck, seats, mode, wrong, aid } = form;
  return { type: 'cards', deck, seats, mode, wrong, call_ms: form.callSeconds * 1000, aid };
}

function matchOptions(form: RoomForm, me: number): MatchOptions {
  const first = { me, other: 1 - me, chance: null }[form.first];
  const { position, misere } = form;
  return { type: 'match', position, misere, first, clock: clockOf(form.clock) };
}

function clockOf(text: string): MatchOptions['clock'] {
  const [minutes, seconds] = text.split('+').map(Number);
  if (text === 'none' || !minutes) return null;
  return { initial_ms: minutes * 60_000, increment_ms: (seconds ?? 0) * 1000 };
}

/** The seat that a player will have in a match: from a larger table people move up, and a bot stays
 * only where there is one person. */
export function seatInMatch(seats: SeatView[], me: number): number {
  if (seats.length <= 2) return me;
  const alone = seats.filter(({ name }) => name !== null).length < 2;
  const before = seats.slice(0, me).filter(({ name, bot }) => name !== null || (bot && alone));
  return Math.min(1, before.length);
}

/** Whether bots have all seats but one, so that the game can start at once. */
export function isFull(options: RoomOptions): boolean {
  const seats = options.game.type === 'cards' ? options.game.seats : 2;
  return options.bots.length === seats - 1;
}

/** A table alone, with everything that helps, or with computer players. */
export function practice(deck: string, bots: number, level: number): RoomOptions {
  const alone = bots === 0;
  const game: CardOptions = {
    ...CARD_OPTIONS,
    deck,
    seats: bots + 1,
    wrong: alone ? 'none' : CARD_OPTIONS.wrong,
    aid: alone,
  };
  const levels = Array<number>(bots).fill(level);
  return { ...ROOM_OPTIONS, game, visibility: 'private', bots: levels };
}
