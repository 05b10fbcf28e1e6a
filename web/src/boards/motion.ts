/** How things come to the board and leave it. Without motion for those who want none.
 *
 * The animations are in motion.css, and nothing else takes part in them: for a transition of
 * Svelte the page works on every frame, only to notice its end, and a phone does not keep up. */
import type { Attachment } from 'svelte/attachments';
import './motion.css';

// To ask anew would make the browser bring all styles up to date first.
const wish = matchMedia('(prefers-reduced-motion: reduce)');
let still = wish.matches;
wish.addEventListener('change', () => (still = wish.matches));

function play(node: Element, animation: string): void {
  (node as SVGElement).style.animation = animation;
}

/** Something that comes to a board, unless the board itself has only just come. */
function comes(later: () => boolean, animation: string): Attachment {
  return (node) => {
    if (later() && !still) play(node, animation);
  };
}

/** Something that is not on the board any more, and is still seen for a while. */
function goes(seen: () => boolean, name: string, animation: string): Attachment {
  return (node) => {
    const board = node.parentNode;
    const leave = () => {
      if (still || !seen()) return;
      node.classList.add(name);
      play(node, animation);
      node.addEventListener('animationend', (event) => event.target === node && node.remove());
      board?.append(node);
    };
    // While Svelte takes something away, all that can be asked for is still as it was before.
    return () => queueMicrotask(leave);
  };
}

/** Something appears in its place. */
export const appears = (later: () => boolean): Attachment =>
  comes(later, '260ms appear linear backwards');

/** A pin falls over. */
export const falls = (later: () => boolean, delay: number): Attachment =>
  comes(later, `480ms ${delay}ms fall cubic-bezier(0.333, 0, 0.667, 1) backwards`);

/** A match that is taken lifts, catches fire and is gone; one that only lies elsewhere now is not
 * seen to leave. */
export const burns = (taken: () => boolean): Attachment =>
  goes(taken, 'burning', '620ms burn linear forwards');

/** Something is taken from the board. */
export const vanishes: Attachment = goes(() => true, 'vanishing', '320ms fade linear forwards');
