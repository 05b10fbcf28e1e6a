/** What is said to those who listen (a live region), and short notices for those who look. */
let polite = $state('');
let flip = false;

export function spoken(): string {
  return polite;
}

/** Announces a text. The same text twice is announced twice. */
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
