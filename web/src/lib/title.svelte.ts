/** The tab's title: what the page names, such as the game, else the page's own title. */
let named = $state('');

/** Name what the page shows. An empty name gives the page's own title back. */
export function nameTab(text: string): void {
  named = text;
}

export const tabName = (): string => named;
