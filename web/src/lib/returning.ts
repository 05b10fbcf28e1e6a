/** When to connect again, and when to send again. Written by scripts/write-mirrors from
 * src/fairplay/protocol.py, where every part is explained. Do not edit. */

export type Retry =
  | 'at once'
  | 'later'
  | 'never';

export type Resend =
  | 'later'
  | 'connected'
  | 'if repeated';

export const CLOSINGS: Record<number, [code: string, retry: Retry]> = {
  1001: ['error-going-away', 'later'],
  1003: ['error-frame-type', 'never'],
  1009: ['error-frame-size', 'never'],
  1012: ['error-server-restart', 'later'],
  1013: ['error-server-busy', 'later'],
  4003: ['error-origin', 'never'],
  4004: ['error-room-unknown', 'never'],
  4005: ['error-kicked', 'never'],
  4006: ['error-room-closed', 'never'],
  4008: ['error-rate', 'later'],
  4009: ['error-too-slow', 'at once'],
  4010: ['error-too-many-sockets', 'never'],
  4011: ['error-frames', 'never'],
  4012: ['error-spectators', 'never'],
  4013: ['error-signed-out', 'never'],
  4014: ['error-room-locked', 'never'],
  4020: ['error-room-unreadable', 'never'],
  4021: ['error-room-newer', 'later'],
  4030: ['error-banned', 'never'],
};

export const RESEND: Record<string, Resend> = {
  'error-storage-unknown': 'later',
  'error-server-restart': 'connected',
  'error-storage': 'if repeated',
  'error-server-busy': 'if repeated',
  'error-internal': 'if repeated',
};

export const PAUSES: [least: number, most: number][] = [[150.0, 300.0], [300.0, 600.0], [600.0, 1200.0], [1200.0, 2400.0], [2400.0, 4800.0], [2500.0, 5000.0]];
