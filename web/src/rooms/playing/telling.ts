/** What has happened in a room, for the list and for those who listen. */
import { has } from '../../lib/i18n.svelte';
import type { AnyAnswer, RoomView, Sentence } from '../../lib/protocol';
import type { Entry } from '../connection/room.svelte';
import { readerIn, readerOf, say } from '../people/reader';

export interface Told {
  text: string;
  tone: 'plain' | 'green' | 'amber';
  /** The cards that it is about, side A and side B. */
  cards?: [string[], string[]];
}

/** The sentences of a claim, or of a call without one: its event has none. As `claim_told` in Python. */
export function claimTold(answer: AnyAnswer | null | undefined): Sentence[] {
  if (answer?.kind === 'taken') {
    const { seat, a, b, ms } = answer;
    return [{ key: 'told-taken', params: { seat, count: a.length + b.length, ms } }];
  }
  if (answer?.kind !== 'wrong' || !answer.why) return [];
  const { seat, lock_ms, lost, why } = answer;
  const told: Sentence[] = [{ key: why.key, params: { ...why.params, seat } }];
  if (lock_ms) told.push({ key: 'told-lockout', params: { seat, ms: lock_ms } });
  if (lost) told.push({ key: 'told-lost', params: { seat } });
  return told;
}

/** `null` for what is seen well enough elsewhere. */
export function tell({ event, mine }: Entry): Told | null {
  const { answer, what, names, me } = event;
  // A newer server may say more than we have words for.
  const sentences = [...event.told, ...claimTold(answer)].filter(({ key }) => has(key));
  if (!sentences.length || (what === 'ask' && mine)) return null;
  const reader = readerOf(names, me);
  const text = sentences.map((one) => say(one, reader)).join(' ');
  if (answer?.kind === 'taken' || answer?.kind === 'shown') {
    const tone = answer.kind === 'taken' ? 'green' : 'plain';
    return { text, tone, cards: [answer.a, answer.b] };
  }
  return { text, tone: answer?.kind === 'wrong' ? 'amber' : 'plain' };
}

/** How the game of a room has ended; nothing while it goes on. */
export function ending(room: RoomView, me: number | null): string {
  const told = (room.table ?? room.match)?.told;
  return told ? say(told, readerIn(room, me)) : '';
}
