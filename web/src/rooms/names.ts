/** Names of players: the own one is remembered, bots are named by their strength. */
import { t } from '../lib/i18n.svelte';
import { MAX_NAME, type SeatView } from '../lib/protocol';
import { remember, remembered } from '../lib/storage';

export function ownName(): string {
  return remembered('name') ?? '';
}

/** A name to be sent: what was typed, without spaces around it, or a plain one. */
export function sentName(typed: string): string {
  const name = typed.trim().slice(0, MAX_NAME);
  if (name) remember('name', name);
  return name || t('web-room-guest');
}

export function nameOf(seat: SeatView | null | undefined): string {
  if (!seat) return t('web-room-someone');
  return seat.bot ? t('web-room-bot', { level: seat.bot }) : (seat.name ?? t('web-room-free'));
}
