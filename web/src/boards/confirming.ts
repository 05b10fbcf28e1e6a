/** A move is made by touching it again, once it was seen chosen. The second of two quick touches
 * comes too soon for that, and a key that is held says nothing new. */

/** The second tap of a double tap comes sooner, in milliseconds. */
export const SOON = 350;

export class Confirming {
  private shown = -Infinity;
  private hasty = false;

  /** A choice is on the screen from now on. */
  chosen(now: number): void {
    this.shown = now;
  }

  /** A finger, or a mouse, came down. The time is that of the event: it may have waited for us. */
  touched(at: number): void {
    this.hasty = at - this.shown < SOON;
  }

  pressed(held: boolean): void {
    this.hasty = held;
  }

  /** Whether the last gesture can be meant to make the move. */
  get counts(): boolean {
    return !this.hasty;
  }
}
