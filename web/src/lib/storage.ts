/** What this browser remembers. Where storage is blocked, it forgets, and nothing breaks. */
const PREFIX = 'fairplay.';

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows and full disks: the choice then holds for this page only.
  }
}
