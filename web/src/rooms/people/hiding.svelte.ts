/** Names that this person does not want to read. The others do not hear of it. */
import { t } from '../../lib/i18n.svelte';
import { remember, remembered } from '../../lib/storage';
import type { Known } from '../connection/fold';
import { capital } from './names';

/** So many are remembered. */
const MOST = 50;

let hidden = $state.raw<readonly string[]>(kept());

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(remembered('hidden-names') ?? '[]');
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function isHidden(name: string): boolean {
  return hidden.includes(name);
}

export function hide(name: string, hiding: boolean): void {
  const others = hidden.filter((one) => one !== name);
  hidden = hiding ? [...others, name].slice(-MOST) : others;
  remember('hidden-names', JSON.stringify(hidden));
}

/** What is known, with the number of the seat instead of a hidden name. */
export function masked(known: Known): Known {
  const room = known.room;
  const shows = (name: string | null) => name === null || !isHidden(name);
  if (
    !room ||
    (room.seats.every(({ name }) => shows(name)) && room.asking.every((one) => shows(one.name)))
  )
    return known;
  const seats = room.seats.map((seat, i) =>
    shows(seat.name) ? seat : { ...seat, name: capital(t('play-name', { number: i + 1 })) },
  );
  const asking = room.asking.map((one) =>
    shows(one.name) ? one : { ...one, name: capital(t('room-somebody')) },
  );
  return { ...known, room: { ...room, seats, asking } };
}
