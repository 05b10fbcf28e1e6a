/** How things come to a board and leave it, without motion for people who ask for none.
 *
 * CSS animates them. A transition of Svelte runs script on every frame, too much for a phone. */
import type { Attachment } from 'svelte/attachments';
import './motion.css';

// Asking each time would make the browser recalculate styles.
const wish = matchMedia('(prefers-reduced-motion: reduce)');
let still = wish.matches;
wish.addEventListener('change', () => (still = wish.matches));

function play(node: Element, animation: string): void {
  (node as SVGElement).style.animation = animation;
}

/** Something comes to a board that was there before. */
function comes(later: () => boolean, animation: string): Attachment {
  return (node) => {
    if (later() && !still) play(node, animation);
  };
}

/** Something leaves a board. It is shown until its animation ends. */
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
    // While Svelte removes a node, its state is still the old one.
    return () => queueMicrotask(leave);
  };
}

/** Something appears in its place. */
export const appears = (later: () => boolean): Attachment =>
  comes(later, '260ms appear linear backwards');

/** A pin falls over. */
export const falls = (later: () => boolean, delay: number): Attachment =>
  comes(later, `480ms ${delay}ms fall cubic-bezier(0.333, 0, 0.667, 1) backwards`);

/** A match that is taken lifts and burns. One that goes to another heap does not. */
export const burns = (taken: () => boolean): Attachment =>
  goes(
    taken,
    'burning',
    '620ms rise cubic-bezier(0.33, 1, 0.68, 1) forwards, 620ms fade cubic-bezier(0.7, 0, 0.84, 0) forwards',
  );

/** Something is taken from the board. */
export const vanishes: Attachment = goes(() => true, 'vanishing', '320ms fade linear forwards');
