/** Waiting until the screen shows what was changed, so that all else does not delay it. */

/** Where nothing is drawn, as in a window in the background, it goes on all the same. */
const LONGEST = 100;

/** After the next frame. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
