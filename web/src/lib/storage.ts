/** Settings in local storage. If storage is blocked, they last as long as the page. */
const PREFIX = 'fairplay.';

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Delete everything that was stored. */
export function forgetAll(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Storage is blocked, so it is empty.
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A private window or a full disk: the setting is lost when the page closes.
  }
}
