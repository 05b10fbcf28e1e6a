/** What has happened in a room, in one sentence, for the list and for those who listen. */
import { told } from '../../boards/moves';
import { seconds } from '../../cards/words';
import { fill, listed, t } from '../../lib/i18n.svelte';
import type { AnyAnswer, RoomView, Taken, Wrong } from '../../lib/protocol';
import { isHidden } from '../people/hiding.svelte';
import { nameOf } from '../people/names';
import type { Entry } from '../connection/room.svelte';

export type Tone = 'plain' | 'green' | 'amber';

export interface Told {
  text: string;
  tone: Tone;
  /** The cards that it is about, side A and side B. */
  cards?: [string[], string[]];
}

/** `null` for what is seen well enough elsewhere. */
export function tell(entry: Entry): Told | null {
  const { event } = entry;
  if (event.answer) return tellAnswer(entry, event.answer);
  if (event.what === 'say') return said(entry);
  if (event.what === 'kick') return plain(sentAway(entry));
  if (event.what === 'move') return moved(entry);
  const who = entry.mine ? 'you' : 'other';
  const name = nameOf(entry.who);
  switch (event.what) {
    case 'sit':
    case 'stand':
    case 'call':
    case 'hint':
    case 'rematch':
    case 'resign':
    case 'decline':
      return plain(t(`web-told-${event.what}-${who}`, { name }));
    case 'takeback':
      return plain(
        t(`web-told-${entry.before.asked === null ? 'asks' : 'agrees'}-${who}`, { name }),
      );
    case 'ask':
      return entry.mine ? null : plain(t('web-told-ask', { name: asker(entry) }));
    case 'admit':
      return admitted(entry, name);
    case 'door':
      return plain(t(`web-told-door-${String(event.data?.door)}`));
    case 'deal':
    case 'outage':
    case 'idle':
    case 'rename-seat':
      return plain(t(`web-told-${event.what}`));
    default:
      return null;
  }
}

/** Whoever is put off is told alone. */
function admitted({ event }: Entry, name: string): Told | null {
  if (event.data?.admit) return plain(t('web-told-admit', { name }));
  return event.data?.ban ? plain(t('web-told-ban')) : null;
}

/** After someone was sent away, the others have to ask: that is news as well. */
function sentAway({ event, before }: Entry): string {
  const door = event.set.door;
  const asks = door === 'ask' && before.door === 'open' ? [t('web-told-door-ask')] : [];
  return [t('web-told-kick'), ...asks].join(' ');
}

/** Whoever asks for a seat is the last of those who do. */
function asker({ event }: Entry): string {
  const asking = event.set.asking as RoomView['asking'];
  const name = asking.at(-1)?.name ?? '';
  return isHidden(name) ? t('web-room-someone') : name;
}

const plain = (text: string): Told => ({ text, tone: 'plain' });

function said(entry: Entry): Told {
  const words = t(`phrase-${String(entry.event.data?.phrase)}`);
  return plain(
    t('web-told-says', { name: entry.mine ? t('web-room-you') : nameOf(entry.who), words }),
  );
}

function moved(entry: Entry): Told {
  const last = (entry.event.set.match as RoomView['match'])?.last;
  const what = last ? told(last) : '';
  return plain(
    t(`web-told-move-${entry.mine ? 'you' : 'other'}`, { name: nameOf(entry.who), what }),
  );
}

function tellAnswer(entry: Entry, answer: AnyAnswer): Told | null {
  switch (answer.kind) {
    case 'taken':
      return taken(entry, answer);
    case 'wrong':
      return wrong(entry, answer);
    case 'agreed':
      return plain(
        t(`web-told-agreed-${entry.mine ? 'you' : 'other'}`, { name: nameOf(entry.who) }),
      );
    case 'shown':
      return { text: t('web-told-shown'), tone: 'plain', cards: [answer.a, answer.b] };
    default:
      return null;
  }
}

function taken(entry: Entry, { a, b, ms }: Taken): Told {
  const args = { name: nameOf(entry.who), count: a.length + b.length, seconds: seconds(ms) };
  const who = entry.mine ? 'you' : 'other';
  return { text: t(`web-told-taken-${who}`, args), tone: 'green', cards: [a, b] };
}

function wrong(entry: Entry, answer: Wrong): Told {
  const what = wrongClaim(answer);
  const text = entry.mine ? capital(what) : t('web-told-wrong', { name: nameOf(entry.who), what });
  return { text: [text, cost(answer, entry)].filter(Boolean).join(' '), tone: 'amber' };
}

/** Why a claim is wrong, as a sentence that goes on after a name. */
export function wrongClaim({ why }: Wrong): string {
  return why ? fill(why) : '';
}

function cost({ lock_ms, lost }: Wrong, entry: Entry): string {
  if (lost && entry.mine) return t('web-table-lost');
  return lock_ms && entry.mine ? t('web-table-locked', { seconds: seconds(lock_ms) }) : '';
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Who has won a card game, in a sentence. */
export function cardResult(room: RoomView, me: number | null): string {
  const table = room.table;
  if (!table) return '';
  const players = room.seats.filter((seat) => seat.name !== null || seat.bot);
  if (players.length < 2 && table.scores.filter(Boolean).length < 2)
    return t('web-result-alone', { count: Math.max(0, ...table.scores) });
  const count = Math.max(...table.scores);
  const names = table.winners.map((seat) =>
    seat === me ? t('web-room-you') : nameOf(room.seats[seat]),
  );
  if (names.length > 1) return t('web-result-shared', { names: listed(names), count });
  if (table.winners[0] === me && me !== null) return t('web-result-you', { count });
  return names.length ? t('web-result-other', { name: names[0]!, count }) : t('web-result-nobody');
}

/** How a match has ended, in two short sentences. */
export function matchResult(room: RoomView, me: number | null): string {
  const match = room.match;
  if (!match?.result) return '';
  const { winner, reason } = match.result;
  if (winner === null && reason === 'away') return t('web-match-ended');
  if (winner === null) return `${t('web-match-draw')} ${t(`web-match-${reason}`)}`;
  const name = (seat: number) => (seat === me ? t('web-room-you') : nameOf(room.seats[seat]));
  const who = winner === me ? t('web-match-you-win') : t('web-match-wins', { name: name(winner) });
  const kind = reason === 'no-move' && match.misere ? 'misere' : reason;
  return `${who} ${t(`web-match-${kind}`, { name: name(1 - winner) })}`;
}
