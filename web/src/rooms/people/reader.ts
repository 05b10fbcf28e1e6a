/** Sentences about seats, in the words of whoever reads them. `fairplay.play.room.news` says what is
 * filled in, and the terminal fills in the same. */
import { fill, listed, t } from '../../lib/i18n.svelte';
import type { News, RoomView, Sentence } from '../../lib/protocol';
import { botName } from '../../lib/strengths';
import { seconds } from '../../lib/times';
import { namesIn } from '../connection/news';
import { isHidden } from './hiding.svelte';
import { capital } from './names';

export interface Reader {
  /** The own seat. */
  me: number | null;
  name: (seat: number) => string;
}

/** What a seat is called for whoever reads of it. */
export const nameFor = ({ me, name }: Reader, seat: number): string =>
  seat === me ? t('play-you') : name(seat);

export function say({ key, params }: Sentence, reader: Reader): string {
  const { me } = reader;
  const named = (seat: number) => nameFor(reader, seat);
  const { seat, other, seats, ms } = params;
  const filled = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' && isHidden(value) ? t('room-somebody') : value,
    ]),
  );
  if (typeof seat === 'number') filled.name = named(seat);
  if (typeof seat === 'number') filled.you = seat === me ? 'yes' : 'no';
  if (typeof other === 'number') filled.other = named(other);
  if (Array.isArray(seats)) filled.names = listed(seats.map(named));
  if (typeof ms === 'number') filled.seconds = seconds(ms);
  return capital(fill({ key, params: filled }));
}

/** Who sat on a seat; a hidden name is replaced by the number of the seat. */
function nameAt(names: News['names'], seat: number): string {
  const who = names[seat] ?? null;
  if (who === null) return t('room-somebody');
  if (typeof who === 'number') return botName(seat, names);
  return isHidden(who) ? capital(t('play-name', { number: seat + 1 })) : who;
}

/** Someone among those who sat there. */
export function readerOf(names: News['names'], me: number | null): Reader {
  return { me, name: (seat) => nameAt(names, seat) };
}

/** Someone in a room as it is now. */
export function readerIn(room: RoomView, me: number | null): Reader {
  return readerOf(namesIn(room), me);
}
