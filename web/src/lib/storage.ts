/** What this browser remembers. Where storage is blocked, it forgets, and nothing breaks. */
const PREFIX = 'fairplay.';

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Forgets everything, as if this browser had never been here. */
export function forgetAll(): void {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    for (const name of names) localStorage.removeItem(name);
  } catch {
    // Nothing was remembered.
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows and full disks: the choice then holds for this page only.
  }
}
