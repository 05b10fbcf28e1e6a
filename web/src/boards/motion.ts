/** How things leave the board. Without motion for those who want none. */
import type { TransitionConfig } from 'svelte/transition';

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A match lifts, catches fire and is gone. */
export function burn(node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return { duration: 0 };
  node.classList.add('burning');
  return {
    delay,
    duration: 620,
    css: (t, u) =>
      `opacity: ${Math.min(1, 2.2 * t)}; transform: translateY(${-30 * u ** 0.7}px) rotate(${4 * u}deg);`,
  };
}

/** Something appears in its place. */
export function appear(_node: Element): TransitionConfig {
  if (still()) return { duration: 0 };
  return { duration: 260, css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * -14}px);` };
}

/** Something is taken from the board. */
export function vanish(_node: Element): TransitionConfig {
  if (still()) return { duration: 0 };
  return { duration: 320, css: (t) => `opacity: ${t}; scale: ${0.6 + 0.4 * t};` };
}

/** A pin falls over. */
export function fall(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still()) return { duration: 0 };
  return {
    delay,
    duration: 480,
    easing: (t) => t * t * (3 - 2 * t),
    css: (t) => `transform: rotate(${82 * t - 82}deg);`,
  };
}
