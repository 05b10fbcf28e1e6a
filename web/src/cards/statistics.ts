/** What each player has done in a card game, from what has happened in it. */
import type { Happened, RoomView } from '../lib/protocol';

export interface Line {
  seat: number;
  cards: number;
  claims: number;
  wrong: number;
  /** Milliseconds from the moment the cards lay there to the claim; null without a claim. */
  average: number | null;
  fastest: number | null;
  largest: number;
}

/** One line for each who played, most cards first. The room is as it was when the game began. */
export function statistics(began: RoomView, events: Happened[]): Line[] {
  const last = events.findLast(({ set }) => set.table)?.set.table as RoomView['table'] | undefined;
  const table = last ?? began.table;
  const lines = began.seats.flatMap((one, seat) =>
    one.name !== null || one.bot ? [line(seat, table, events)] : [],
  );
  return lines.sort((one, other) => other.cards - one.cards || other.claims - one.claims);
}

function line(seat: number, table: RoomView['table'], events: Happened[]): Line {
  const taken = events.flatMap(({ answer }) =>
    answer?.kind === 'taken' && answer.seat === seat ? [answer] : [],
  );
  const times = taken.map(({ ms }) => ms);
  return {
    seat,
    cards: table?.scores[seat] ?? 0,
    claims: table?.claims[seat] ?? 0,
    wrong: table?.wrong[seat] ?? 0,
    average: times.length ? times.reduce((sum, ms) => sum + ms, 0) / times.length : null,
    fastest: times.length ? Math.min(...times) : null,
    largest: Math.max(0, ...taken.map(({ a, b }) => a.length + b.length)),
  };
}

/** How the scores grew: for each seat a list of (time from the deal, cards). */
export function growth(
  began: RoomView,
  events: Happened[],
): { seat: number; points: [number, number][] }[] {
  const start = began.begins_at;
  return began.seats.flatMap((one, seat) => {
    if (one.name === null && !one.bot) return [];
    const points: [number, number][] = [[0, 0]];
    for (const { at, set } of events) {
      const score = (set.table as RoomView['table'] | undefined)?.scores[seat];
      if (score === undefined) continue;
      if (score !== points.at(-1)![1]) points.push([Math.max(0, at - start), score]);
    }
    const end = events.at(-1)?.at ?? start;
    points.push([Math.max(0, end - start), points.at(-1)![1]]);
    return [{ seat, points }];
  });
}
