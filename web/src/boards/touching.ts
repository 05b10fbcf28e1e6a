/** What a touch on a board of squares does. The first touch of a move chooses it, so that it is
 * seen; a second one at the same place makes it. */
import type { Element, Gesture } from './board';
import { same, type Step } from './pieces';

export interface Touched {
  /** The steps that can be made. */
  steps: Step[];
  /** Where the pieces of the player to move stand. */
  own: Element[];
  /** The piece that was touched before, and the step that is chosen. */
  source: Element | null;
  chosen: Step | null;
}

export type Answer =
  | { does: 'play' | 'choose'; step: Step }
  /** Show where a piece can go. */
  | { does: 'pick'; piece: Element }
  /** Ask the server why this is no move. */
  | { does: 'ask'; gesture: Gesture };

export function touch(square: Element, { steps, own, source, chosen }: Touched): Answer {
  const from = chosen?.from ?? source;
  const reached = steps.find((step) => same(step.from, from) && same(step.to, square));
  if (reached) return { does: isChosen(reached, chosen) ? 'play' : 'choose', step: reached };
  if (own.some((one) => same(one, square))) return touchOwn(square, steps, chosen);
  const into = steps.filter(({ to }) => same(to, square));
  const free = !steps.some((step) => same(step.from, from));
  if (free && into.length === 1) return { does: 'choose', step: into[0]! };
  return { does: 'ask', gesture: from ? [from, square] : [square] };
}

const isChosen = (step: Step, chosen: Step | null) => step.move === chosen?.move;

/** The only step of a piece is chosen at once. */
function touchOwn(square: Element, steps: Step[], chosen: Step | null): Answer {
  const mine = steps.filter((step) => same(step.from, square));
  if (!mine.length) return { does: 'ask', gesture: [square] };
  if (mine.length > 1) return { does: 'pick', piece: square };
  return { does: isChosen(mine[0]!, chosen) ? 'play' : 'choose', step: mine[0]! };
}
