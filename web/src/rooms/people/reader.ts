/** Sentences about seats, in the words of whoever reads them. `fairplay.play.room.news` says what is
 * filled in, and the terminal fills in the same. */
import { fill, listed, t } from '../../lib/i18n.svelte';
import type { RoomView, Sentence } from '../../lib/protocol';
import { seconds } from '../../lib/times';
import { isHidden } from './hiding.svelte';
import { capital, nameOf } from './names';

export interface Reader {
  /** The own seat. */
  me: number | null;
  name: (seat: number) => string;
}

export function say({ key, params }: Sentence, { me, name }: Reader): string {
  const named = (seat: number) => (seat === me ? t('play-you') : name(seat));
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

/** Someone in a room. Whoever has just gone is named as before. */
export function readerIn(room: RoomView, me: number | null, before: RoomView = room): Reader {
  const seatOf = ({ seats }: RoomView, number: number) => {
    const seat = seats[number];
    return seat && (seat.name !== null || seat.bot) ? seat : null;
  };
  return { me, name: (seat) => nameOf(seatOf(room, seat) ?? seatOf(before, seat)) };
}
