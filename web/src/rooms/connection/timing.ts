/** When to try again, and what time it is for the server. */
import { PAUSES } from '../../lib/returning';

/** How long to wait before the next attempt. `random` is from 0 to 1. */
export function pause(attempt: number, random: number): number {
  const [least, most] = PAUSES[attempt] ?? PAUSES.at(-1)!;
  return least + random * (most - least);
}

const SAMPLES = 8;

/** The server's clock, seen from here: the quickest of the last answers tells it best. */
export class ServerClock {
  private samples: { trip: number; offset: number }[] = [];

  /** A question was sent and answered at these times, here; the answer said `there`. */
  heard(sent: number, received: number, there: number): void {
    const trip = received - sent;
    const sample = { trip, offset: there - (sent + received) / 2 };
    this.samples = [...this.samples.slice(1 - SAMPLES), sample];
  }

  /** A message without a question: right but for the time that it was under way. */
  told(received: number, there: number): void {
    if (!this.samples.length) this.samples = [{ trip: Infinity, offset: there - received }];
  }

  get offset(): number {
    if (!this.samples.length) return 0;
    return this.samples.reduce((best, one) => (one.trip <= best.trip ? one : best)).offset;
  }
}
