/** Light, dark or high contrast; `auto` follows the system. */
import { tellServer } from './cookies';
import { remember, remembered } from './storage';

export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof THEMES)[number];

let chosen = $state<Theme>('auto');

export function theme(): Theme {
  return chosen;
}

function show(theme: Theme): void {
  chosen = theme;
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  remember('theme', theme);
  tellServer('theme', theme);
  show(theme);
}

export function restoreTheme(): void {
  const found = THEMES.find((theme) => theme === remembered('theme'));
  if (found) show(found);
}
