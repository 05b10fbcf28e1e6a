/** Lock-outs after wrong claims. */
import type { CardOptions, RoomView } from '../lib/protocol';

/** Milliseconds until a seat may claim again. Where nobody is locked out, `free_from` is the time of
 * the last wrong claim, and nothing to wait for: our clock may be a little behind the server's. */
export function lockOf({ options, table }: RoomView, seat: number | null, now: number): number {
  const { wrong = 'lockout' } = options.game as CardOptions;
  if (seat === null || wrong !== 'lockout') return 0;
  return Math.max(0, (table?.free_from[seat] ?? 0) - now);
}
