import type { MatchView } from '../lib/protocol';

/** A match whose earlier positions can be looked at. */
export interface Replayed {
  /** Whose view of the board is shown. */
  viewer: 0 | 1;
  /** After how many moves the position is that is shown. */
  shown: number;
  look(count: number): Promise<void>;
  viewAt(count: number): Promise<MatchView>;
}
