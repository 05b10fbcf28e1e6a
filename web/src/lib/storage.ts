import { forgetCookies } from './cookies';

/** Settings in local storage. If storage is blocked, they last as long as the page.
 *
 * Session storage is the same for one tab: it survives a reload, and nothing else. */
const PREFIX = 'fairplay.';
type Where = 'localStorage' | 'sessionStorage';

export function remembered(name: string, where: Where = 'localStorage'): string | null {
  try {
    return window[where].getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Store a text. False in a private window or on a full disk: it is lost when the page closes. */
export function remember(name: string, value: string, where: Where = 'localStorage'): boolean {
  try {
    window[where].setItem(PREFIX + name, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string, where: Where = 'localStorage'): void {
  try {
    window[where].removeItem(PREFIX + name);
  } catch {
    // Storage is blocked, so it is empty.
  }
}

/** Delete everything that was stored. */
export function forgetAll(): void {
  forgetCookies();
  for (const where of ['localStorage', 'sessionStorage'] as const) {
    for (const name of stored(where)) forget(name, where);
  }
}

function stored(where: Where): string[] {
  try {
    const names = Object.keys(window[where]).filter((name) => name.startsWith(PREFIX));
    return names.map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Whether anything can be stored. */
export function storable(): boolean {
  const works = remember('probe', '1');
  forget('probe');
  return works;
}
