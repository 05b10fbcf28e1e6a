/** Handing a room to others. */
import { CODE_LENGTHS } from '../../lib/room-codes';

/** The address of a room, for those who shall come. */
export function roomAddress(code: string): string {
  return `${location.origin}/room/${encodeURIComponent(code)}`;
}

/** Whether a code can be read aloud; a longer one is only good for links. */
export function readAloud(code: string): boolean {
  return code.length <= CODE_LENGTHS.unlisted;
}

/** A code in groups of the same size: of three or five where it can be read aloud. */
export function spelled(code: string): string {
  const size = [3, 5].find((one) => readAloud(code) && code.length % one === 0) ?? 4;
  return code.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? code;
}

/** A code as someone has typed it, or out of its link, as in src/fairplay/protocol.py. */
export function readCode(text: string): string {
  const typed = /\/room\/([^/?#]*)/.exec(text)?.[1] ?? text;
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Puts a text on the clipboard. On plain HTTP browsers allow that in the old way only. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedOldWay(text);
  }
}

function copiedOldWay(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  return done;
}
