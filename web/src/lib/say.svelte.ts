/** Announcements for screen readers (a live region), and short notices on the screen. */
let polite = $state('');
let flip = false;

export function spoken(): string {
  return polite;
}

/** Announce a text, even if it is the same as the one before. */
export function announce(text: string): void {
  flip = !flip;
  polite = text + (flip ? '\u00a0' : '');
}

export interface Notice {
  id: number;
  text: string;
  tone: 'plain' | 'amber' | 'green';
}

let notices = $state<Notice[]>([]);
let counter = 0;

export function shown(): Notice[] {
  return notices;
}

export function notify(text: string, tone: Notice['tone'] = 'plain', ms = 5000): void {
  const id = ++counter;
  notices.push({ id, text, tone });
  announce(text);
  setTimeout(() => dismiss(id), ms);
}

export function dismiss(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
}
