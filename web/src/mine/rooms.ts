/** A finished game of a room as a record. */
import type { RoomView } from '../lib/protocol';
import { gameOf, outcome } from './following';
import { joined, type Against, type Game, type Outcome } from './records';

type Record = Omit<Game, 'v'>;

/** `at` is the time here, `now` the time of the server, by which the game began. */
export function gameInRoom(
  id: string,
  view: RoomView,
  seat: number,
  history: string[],
  at: number,
  now: number,
): Record {
  const others = view.seats.filter((_, i) => i !== seat);
  const level = Math.max(0, ...others.map(({ bot }) => bot));
  const people = others.some(({ name }) => name !== null);
  const against: Against = people ? 'online' : level ? 'computer' : 'alone';
  return {
    id,
    at,
    seat,
    against,
    level: people ? 0 : level,
    hints: view.seats[seat]?.hints ?? 0,
    ms: Math.max(0, Math.round(now - view.begins_at)),
    room: view.code,
    ...(view.match ? ofMatch(view, seat, history) : ofTable(view, seat, against)),
  };
}

type Played = Pick<Game, 'kind' | 'game' | 'start' | 'misere' | 'result' | 'moves' | 'count'>;

function ofMatch({ match, options }: RoomView, seat: number, history: string[]): Played {
  const { game } = options;
  return {
    kind: 'match',
    game: gameOf(match!),
    start: game.type === 'match' ? game.position : '',
    misere: match!.misere,
    result: match!.result ? outcome(match!.result, seat) : 'none',
    moves: joined(history),
    count: history.length,
  };
}

function ofTable({ table, options }: RoomView, seat: number, against: Against): Played {
  const { game } = options;
  const won: Outcome = table?.winners.includes(seat) ? 'won' : 'lost';
  return {
    kind: 'cards',
    game: game.type === 'cards' ? game.deck : '?',
    start: '',
    misere: false,
    result: against === 'alone' ? 'none' : won,
    moves: '',
    count: Math.max(0, table?.scores[seat] ?? 0),
  };
}
