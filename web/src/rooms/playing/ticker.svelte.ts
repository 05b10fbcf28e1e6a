/** A clock to look at: it ticks while it is looked at. */
import { createSubscriber } from 'svelte/reactivity';

export class Ticker {
  private readonly subscribe: () => void;

  constructor(
    private readonly clock: () => number,
    ms = 200,
  ) {
    this.subscribe = createSubscriber((update) => {
      const timer = setInterval(update, ms);
      return () => clearInterval(timer);
    });
  }

  get now(): number {
    this.subscribe();
    return this.clock();
  }
}
