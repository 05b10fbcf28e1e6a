/** Making rooms, and what the one who made them does on arrival. */
import { get, post } from '../../lib/api';
import type { RoomOptions } from '../../lib/protocol';
import { navigate } from '../../lib/router.svelte';
import { isFull } from './form';
import { ownName } from '../people/names';

/** Sit down on arrival, and be ready at once where there is nothing to wait for. */
export interface Plan {
  ready: boolean;
}

const plans = new Map<string, Plan>();

/** What was planned for a room; once only. */
export function planned(code: string): Plan | null {
  const plan = plans.get(code) ?? null;
  plans.delete(code);
  return plan;
}

async function enter(
  path: '/api/rooms' | '/api/quick',
  options: RoomOptions & { name?: string },
  plan: Plan,
): Promise<void> {
  // A guest is known by a cookie; without one a room would belong to nobody.
  await get('/api/me', {});
  const { code } = await post(path, options);
  plans.set(code, plan);
  navigate(`/room/${code}`);
}

/** The server refuses a name that the room would refuse, and makes no room then. */
export function makeRoom(options: RoomOptions): Promise<void> {
  const free = options.names === 'free' || (!options.names && options.visibility !== 'public');
  const named = free ? { ...options, name: ownName('free') } : options;
  return enter('/api/rooms', named, { ready: isFull(options) });
}

/** A public room of just this kind that waits for someone, or a new one. */
export function quickMatch(options: RoomOptions): Promise<void> {
  return enter('/api/quick', options, { ready: true });
}
