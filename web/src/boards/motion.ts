/** How things come to the board and leave it. Without motion for those who want none.
 *
 * The animations themselves are in motion.css: keyframes that are computed for every element, as
 * transitions in script are, take longer than all else that a move changes. */
import type { TransitionConfig } from 'svelte/transition';
import './motion.css';

// To ask anew would make the browser bring all styles up to date first.
const wish = matchMedia('(prefers-reduced-motion: reduce)');
let still = wish.matches;
wish.addEventListener('change', () => (still = wish.matches));

function animated(node: Element, animation: string, duration: number, delay = 0): TransitionConfig {
  if (still) return { duration: 0 };
  (node as SVGElement).style.animation = `${duration}ms ${delay}ms ${animation}`;
  return { duration: duration + delay };
}

/** A match that is taken lifts, catches fire and is gone; one that only lies elsewhere now is not
 * seen to leave. */
export function burn(node: Element, { taken }: { taken: boolean }): TransitionConfig {
  if (!taken) return { duration: 0 };
  node.classList.add('burning');
  return animated(node, 'burn linear forwards', 620);
}

/** Something appears in its place. */
export function appear(node: Element): TransitionConfig {
  return animated(node, 'appear linear backwards', 260);
}

/** Something is taken from the board. */
export function vanish(node: Element): TransitionConfig {
  node.classList.add('vanishing');
  return animated(node, 'fade linear forwards', 320);
}

/** A pin falls over. */
export function fall(node: Element, { delay }: { delay: number }): TransitionConfig {
  return animated(node, 'fall cubic-bezier(0.333, 0, 0.667, 1) backwards', 480, delay);
}
