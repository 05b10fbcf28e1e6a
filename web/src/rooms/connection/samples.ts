/** Messages as a server sends them, for tests. */
import { ROOM_OPTIONS, type Happened, type RoomView, type Welcome } from '../../lib/protocol';

export function roomView(changes: Partial<RoomView> = {}): RoomView {
  return {
    code: 'ABCDEF',
    options: {
      ...ROOM_OPTIONS,
      game: { type: 'match', position: 'nim:3,4,5', misere: false, first: 0, clock: null },
    },
    title: { key: 'game-nim-title', params: {} },
    terms: [],
    phase: 'waiting',
    seats: [],
    host: null,
    first: 0,
    game: 0,
    begins_at: 0,
    asked: null,
    rematch: [],
    seed_hash: null,
    seed: null,
    nonces: null,
    next_hash: null,
    unused: null,
    match: null,
    table: null,
    door: 'open',
    asking: [],
    names: 'free',
    ...changes,
  };
}

export function welcome(seq: number, changes: Partial<Welcome> = {}): Welcome {
  const you = { seat: null, host: false, waits: null };
  return {
    kind: 'welcome',
    seq,
    now: 5000,
    room: roomView(),
    you,
    history: [],
    at: 0,
    news: [],
    ...changes,
  };
}

export function event(seq: number, changes: Partial<Happened> = {}): Happened {
  const blank = { cmd: '', answer: null, data: {}, told: [] };
  return { kind: 'event', seq, at: 0, what: 'ready', seat: null, set: {}, ...blank, ...changes };
}
