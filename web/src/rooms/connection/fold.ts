/** What is known of a room, kept up with what the server tells. Nothing here waits or listens. */
import type { AnyMessage, Happened, RoomView, You } from '../../lib/protocol';

export interface Known {
  /** The number of the last event that is folded in. */
  seq: number;
  /** The time of that event: the same number with another time is of another log. */
  at: number;
  room: RoomView | null;
  you: You;
  /** Which seats have someone connected, and how many watch. */
  here: boolean[];
  watching: number;
  /** The moves of the match so far. */
  history: string[];
}

export const NOTHING: Known = {
  seq: 0,
  at: 0,
  room: null,
  you: { seat: null, host: false, waits: null },
  here: [],
  watching: 0,
  history: [],
};

/** What is known after a message; `gap` if events are missing, so that only a new start helps. */
export function fold(known: Known, message: AnyMessage): Known | 'gap' {
  switch (message.kind) {
    case 'welcome':
      return { ...known, ...pick(message), room: message.room, history: message.history };
    case 'resumed':
      return { ...known, you: message.you };
    case 'you':
      return { ...known, you: message.you };
    case 'presence':
      return { ...known, here: message.here, watching: message.watching };
    case 'event':
      return happened(known, message);
    default:
      return known;
  }
}

function pick({ seq, at, you }: { seq: number; at: number; you: You }) {
  return { seq, at, you };
}

/** An event that is known already changes nothing. */
function happened(known: Known, event: Happened): Known | 'gap' {
  if (event.seq <= known.seq) return known;
  if (!known.room || event.seq > known.seq + 1) return 'gap';
  const room: RoomView = { ...known.room, ...event.set };
  const history = moves(known.history, room, event);
  return { ...known, ...presence(known, event), seq: event.seq, at: event.at, room, history };
}

/** Whoever sits down or stands up is there, although no presence is told for that. */
function presence({ here, watching }: Known, { what, seat }: Happened) {
  if (seat === null || (what !== 'sit' && what !== 'stand')) return {};
  const sits = what === 'sit';
  const after = here.map((one, i) => (i === seat ? sits : one));
  return { here: after, watching: Math.max(0, watching + (sits ? -1 : 1)) };
}

/** The moves after an event: one more, fewer after a takeback, none in a new game. */
function moves(history: string[], room: RoomView, event: Happened): string[] {
  if (!('match' in event.set)) return history;
  const move: unknown = event.data?.move;
  const played = room.match?.played ?? 0;
  const after = typeof move === 'string' ? [...history, move] : history;
  return after.length > played ? after.slice(0, played) : after;
}
