import { expect, test } from 'vitest';
import { pause, ServerClock } from './timing';

test('each attempt waits longer, up to a limit, and never all at the same time', () => {
  expect(pause(0, 0)).toBe(150);
  expect(pause(0, 1)).toBe(300);
  expect(pause(3, 0)).toBe(1200);
  expect(pause(50, 1)).toBe(5_000);
});

test('the quickest answer says what time it is there', () => {
  const clock = new ServerClock();
  expect(clock.offset).toBe(0);
  clock.told(1000, 5000);
  expect(clock.offset).toBe(4000);
  clock.heard(1000, 1100, 5050);
  expect(clock.offset).toBe(4000);
  clock.heard(2000, 2010, 6003);
  expect(clock.offset).toBe(3998);
  clock.heard(3000, 3900, 7500);
  expect(clock.offset).toBe(3998);
});

test('old answers are forgotten: clocks drift', () => {
  const clock = new ServerClock();
  clock.heard(0, 2, 1);
  for (let i = 0; i < 8; i++) clock.heard(1000, 1010, 1505);
  expect(clock.offset).toBe(500);
});
