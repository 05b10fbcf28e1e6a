import { expect, test } from 'vitest';
import { ended, LEVELS, levelOf, passed, read, withDay } from './progress';

test('a run gets harder every three puzzles, up to the last level', () => {
  expect([0, 2, 3, 6, 9, 12, 500].map(levelOf)).toEqual([1, 1, 2, 3, 4, 5, LEVELS]);
});

test('a streak grows, ends with a wrong answer, and the best stays', () => {
  let { run } = read(null);
  run = passed(passed(run));
  expect(run).toMatchObject({ streak: 2, best: 2 });
  run = ended({ ...run, code: 'x' });
  expect(run).toEqual({ streak: 0, best: 2, code: 'x', missed: true });
  expect(passed(run)).toEqual({ streak: 0, best: 2, code: null, missed: false });
  expect(passed(passed(run)).streak).toBe(1);
});

test.each([null, '', '{', '7', '[]', '{"run":{"streak":-3,"best":"x","code":5},"days":{"a":1}}'])(
  'nonsense in the storage is nothing: %s',
  (stored) => {
    expect(read(stored)).toEqual(read(null));
  },
);

test('what is stored is read again', () => {
  const kept = {
    run: { streak: 2, best: 9, code: 'w4y2sczjq', missed: true },
    days: { '2026-11-18': { tries: 2, helped: true } },
  };
  expect(read(JSON.stringify(kept))).toEqual(kept);
});

test('the first result of a day stays, and old days are dropped', () => {
  const found = { tries: 1, helped: false };
  let days = withDay({}, '2026-11-18', { tries: 3, helped: true });
  days = withDay(days, '2026-11-18', found);
  expect(days['2026-11-18']!.tries).toBe(3);
  for (let n = 10; n < 90; n++) days = withDay(days, `2027-01-${n}`, found);
  expect(Object.keys(days)).toHaveLength(60);
  expect(days['2026-11-18']).toBeUndefined();
});
