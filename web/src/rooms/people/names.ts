/** Names of players: the own one is remembered, bots are named by their strength. */
import { t } from '../../lib/i18n.svelte';
import { MAX_NAME, type RoomView, type SeatView } from '../../lib/protocol';
import { remember, remembered } from '../../lib/storage';
import { botName } from '../../lib/strengths';

type Names = RoomView['names'];

/** Another name from the list, by chance: nobody has to think of one. */
export function wordName(): string {
  return t('names-pattern', {
    adjective: oneOf('names-adjectives'),
    animal: oneOf('names-animals'),
  });
}

function oneOf(key: string): string {
  const words = t(key).split(', ');
  return words[Math.floor(Math.random() * words.length)]!;
}

/** The name to begin with: that of last time, among strangers always one from the list. */
export function ownName(names: Names): string {
  const kept = remembered(names === 'words' ? 'word-name' : 'name');
  return kept ?? wordName();
}

/** A name to be sent: what was typed, without spaces around it, or one from the list. */
export function sentName(typed: string, names: Names): string {
  const name = typed.trim().slice(0, MAX_NAME) || wordName();
  remember(names === 'words' ? 'word-name' : 'name', name);
  return name;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function nameOf(seats: SeatView[], number: number): string {
  const seat = seats[number];
  if (!seat) return t('room-somebody');
  if (!seat.bot) return seat.name ?? t('room-free');
  return botName(
    number,
    seats.map(({ bot }) => bot),
  );
}
