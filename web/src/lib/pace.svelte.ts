/** How soon the computer answers a move. */
import { remember, remembered } from './storage';

export const PACES = ['calm', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds from a person's move to the computer's. Long enough to see one's own move end. */
const REPLY: Record<Pace, number> = { calm: 800, fast: 180 };

let chosen = $state<Pace>(remembered('pace') === 'fast' ? 'fast' : 'calm');

export function pace(): Pace {
  return chosen;
}

export function choosePace(pace: Pace): void {
  chosen = pace;
  remember('pace', pace);
}

export const replyPause = (): number => REPLY[chosen];
