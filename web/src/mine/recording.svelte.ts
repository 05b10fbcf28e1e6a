/** Record games as they end. Call these once, while the page is set up. */
import { untrack } from 'svelte';
import type { RoomView } from '../lib/protocol';
import type { LocalMatch } from '../play/match.svelte';
import type { Room } from '../rooms/connection/room.svelte';
import { Follower } from './following';
import { recordGame } from './keeping';
import { gameInRoom } from './rooms';

/** Record the matches of the Play page. */
export function recordMatches(match: LocalMatch): void {
  const follower = new Follower();
  $effect(() => {
    if (match.hint) untrack(() => follower.hinted(match.moves.length));
  });
  let opened = true;
  $effect(() => {
    const { setup, view, moves, loading } = match;
    opened ||= loading;
    if (!setup || !view || loading) return;
    const game = follower.see({ opened, setup, moves, view }, Date.now());
    opened = false;
    if (game) recordGame(game);
  });
}

/** Record the games of a room that are played while the page is open. */
export function recordRoom(room: () => Room | null): void {
  let playing = '';
  const idOf = (view: RoomView) => `room:${view.code}:${view.game}`;
  $effect(() => {
    const here = room();
    const view = here?.view;
    if (!here || !view) return;
    if (view.phase === 'playing') playing = idOf(view);
    if (view.phase !== 'over' || playing !== idOf(view) || here.seat === null) return;
    const { seat } = here;
    const history = untrack(() => here.known.history);
    recordGame(gameInRoom(idOf(view), view, seat, history, Date.now(), here.now()));
  });
}
