/** Waiting until the screen shows what was changed, so that all else does not delay it. */

/** Where frames do not come though they should, it goes on all the same. */
const LONGEST = 500;

/** After the next frame; at once where nothing is drawn, as in a window in the background. */
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
