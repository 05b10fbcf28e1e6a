import { expect, test } from 'vitest';
import type { RoomView } from '../lib/protocol';
import { lockOf } from './lock';

const room = (wrong?: string) =>
  ({
    options: { game: { type: 'cards', ...(wrong ? { wrong } : {}) } },
    table: { free_from: [0, 5000] },
  }) as unknown as RoomView;

test('a lock-out is waited for', () => {
  expect(lockOf(room('lockout'), 1, 2000)).toBe(3000);
  expect(lockOf(room(), 1, 2000)).toBe(3000);
  expect(lockOf(room('lockout'), 1, 5000)).toBe(0);
  expect(lockOf(room('lockout'), 0, 2000)).toBe(0);
  expect(lockOf(room('lockout'), null, 2000)).toBe(0);
});

test('where there are none, a clock that is behind changes nothing', () => {
  for (const wrong of ['none', 'minus']) expect(lockOf(room(wrong), 1, 4900)).toBe(0);
});
