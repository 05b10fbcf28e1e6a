/** Two choices that the server needs to write a page as it will look: language and colours. */
const YEAR = 365 * 24 * 3600;
const NAMES = ['language', 'theme'] as const;

export function tellServer(name: (typeof NAMES)[number], value: string): void {
  try {
    document.cookie = `fairplay_${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`;
  } catch {
    // Cookies are forbidden: the page changes when its scripts have run.
  }
}

export function forgetCookies(): void {
  if (typeof document === 'undefined') return;
  for (const name of NAMES) document.cookie = `fairplay_${name}=; path=/; max-age=0`;
}
