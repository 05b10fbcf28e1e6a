/** Light or dark as the page around the board: JupyterLab, VS Code, Colab and the documentation
 * each say it in their own way, but dark pages have light text. */

/** The part of each colour in what the eye takes for brightness. */
const BRIGHTNESS = [0.299, 0.587, 0.114];

/** Whether a colour, as the browser computes it, is light. */
export function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const sum = [red, green, blue].reduce((total, one, at) => total + one * BRIGHTNESS[at]!, 0);
  return sum > 128;
}

/** Keeps the theme of a board as that of the page around it, until the signal. */
export function followPage(board: HTMLElement, around: HTMLElement, end: AbortSignal): void {
  const look = () => {
    board.dataset.theme = isLight(getComputedStyle(around).color) ? 'dark' : 'light';
  };
  // Pages change an attribute of the root or of the body, and colours may follow slowly.
  const later = () => requestAnimationFrame(() => requestAnimationFrame(look));
  const watching = new MutationObserver(later);
  for (const node of [document.documentElement, document.body])
    watching.observe(node, { attributes: true });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', later);
  // JupyterLab draws cells out of sight before they are part of the page, where they have no colours.
  const appearing = new ResizeObserver(look);
  appearing.observe(board);
  end.addEventListener('abort', () => {
    watching.disconnect();
    appearing.disconnect();
    system.removeEventListener('change', later);
  });
  look();
}
