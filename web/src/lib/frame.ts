/** Wait until a change is on the screen, so that other work does not delay it. */

/** Do not wait longer than this for a frame, in milliseconds. */
const LONGEST = 500;

/** Resolve after the next frame, or at once in a hidden tab, which draws no frames. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    const late = setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
