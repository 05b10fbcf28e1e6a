/** Changes a chosen move step by step: how many things, and which. For fingers that are larger than
 * a match, and for heaps that are too large to be drawn. */
import type { Run } from './groups';
import type { Choice } from './runs';

/** How many things a run takes: 0 if it only splits, negative if it adds. */
export const taken = (size: number, { from, to }: Run): number =>
  to > size ? size - to : to - from;

/** A run that takes so many, with as much to the left of it as there can be, up to `left`. */
export function runOf(size: number, count: number, left: number): Run {
  if (count < 0) return { from: size, to: size - count };
  const from = Math.max(0, Math.min(left, size - count));
  return { from, to: from + count };
}

/** The choices for one heap, which has this size. */
export class Steps {
  /** `choices` is null where they are too many to be listed. */
  constructor(
    readonly size: number,
    private readonly choices: Choice[] | null,
    private readonly splitting: boolean,
  ) {}

  /** The numbers of things that can be taken, in ascending order. */
  private get counts(): number[] {
    const all = (this.choices ?? []).map((one) => taken(this.size, one));
    return [...new Set(all)].sort((a, b) => a - b);
  }

  /** The choices that take so many, from left to right. */
  private places(count: number): Choice[] {
    const all = (this.choices ?? []).filter((one) => taken(this.size, one) === count);
    return all.sort((one, other) => one.from - other.from);
  }

  /** The choice that takes so many, as near as possible; or the run, which is then no move. */
  near(count: number, { from, to }: Run): Run {
    const off = (one: Run) => Math.abs(one.from - from);
    const [first, ...others] = this.places(count);
    if (first) return others.reduce((best, one) => (off(one) < off(best) ? one : best), first);
    // What is taken from the end leaves one heap, whatever its number becomes.
    const end = !this.splitting || (count !== 0 && to === this.size);
    return runOf(this.size, count, end ? this.size : from);
  }

  /** The run with the next number of things. */
  more(run: Run, by: 1 | -1): Run | null {
    const now = taken(this.size, run);
    if (!this.choices) {
      const count = now + by;
      const least = this.splitting ? 0 : 1;
      const beyond = now < 0 ? count > -1 : count < least || count > this.size;
      return beyond ? null : this.near(count, run);
    }
    const further = this.counts.filter((count) => (count - now) * by > 0);
    const count = by > 0 ? further[0] : further.at(-1);
    return count === undefined ? null : this.near(count, run);
  }

  /** The run with as many things at the next place, or with another number if there is none. A heap
   * may be seen from either end. */
  beside(run: Run, by: 1 | -1): Run | null {
    if (!this.splitting || run.to > this.size) return null;
    if (!this.choices) {
      const [from, to] = [run.from + by, run.to + by];
      return from < 0 || to > this.size ? null : { from, to };
    }
    const alike = this.places(taken(this.size, run));
    const mirrored = alike.length && !alike.some((one) => one.from === run.from);
    const from = mirrored ? this.size - run.to : run.from;
    const all = alike.length ? alike : this.counts.flatMap((count) => this.places(count));
    all.sort((one, other) => one.from - other.from);
    const further = all.filter((one) => (one.from - from) * by > 0);
    return (by > 0 ? further[0] : further.at(-1)) ?? null;
  }
}
