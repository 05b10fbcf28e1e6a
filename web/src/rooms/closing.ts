/** Why the server closes a socket, and what is to be done then. */

export type Next = 'at once' | 'later' | 'never';

const CODES: Record<number, { code: string; next: Next }> = {
  1001: { code: 'error-going-away', next: 'later' },
  1003: { code: 'error-frame-type', next: 'never' },
  1009: { code: 'error-frame-size', next: 'never' },
  1012: { code: 'error-server-restart', next: 'later' },
  1013: { code: 'error-server-busy', next: 'later' },
  4003: { code: 'error-origin', next: 'never' },
  4004: { code: 'error-room-unknown', next: 'never' },
  4005: { code: 'error-kicked', next: 'never' },
  4006: { code: 'error-room-closed', next: 'never' },
  4008: { code: 'error-rate', next: 'later' },
  4009: { code: 'error-too-slow', next: 'at once' },
  4010: { code: 'error-too-many-sockets', next: 'never' },
  4011: { code: 'error-frames', next: 'never' },
  4012: { code: 'error-spectators', next: 'never' },
  4013: { code: 'error-signed-out', next: 'never' },
  4014: { code: 'error-room-locked', next: 'never' },
  4020: { code: 'error-room-unreadable', next: 'never' },
  4021: { code: 'error-room-newer', next: 'later' },
  4030: { code: 'error-banned', next: 'never' },
};

/** A code of a socket's end. What is not known is taken for a break of the network. */
export function closing(code: number): { code: string; next: Next } {
  return CODES[code] ?? { code: '', next: 'later' };
}
