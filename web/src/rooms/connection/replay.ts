/** A finished game, step by step. */
import type { PlayedGame, RoomView } from '../../lib/protocol';
import { newsOf } from './news';
import type { Entry } from './room.svelte';

export interface Frame {
  view: RoomView;
  /** What has led here; null at the beginning. */
  entry: Entry | null;
  /** When it happened, and how long after the beginning. */
  at: number;
  ms: number;
}

/** The room at the beginning, and after everything that changed the board or was judged. */
export function frames({ room, events }: PlayedGame): Frame[] {
  const start = room.begins_at;
  const found: Frame[] = [{ view: room, entry: null, at: start, ms: 0 }];
  let before = room;
  for (const event of events) {
    const view: RoomView = { ...before, ...event.set };
    if (event.set.table || event.set.match || event.answer) {
      const entry = { event: newsOf(event, before, view, null), mine: false };
      // A card game begins with its deal: the empty table before it is nothing to see.
      if (event.what === 'deal') found.length = 0;
      const began = view.begins_at;
      found.push({ view, entry, at: event.at, ms: Math.max(0, event.at - began) });
    }
    before = view;
  }
  return found;
}
