import { expect, test } from 'vitest';
import { colourOf, steps } from './misere';

test('bars are the heaps at which the algebra grew, and the last heap', () => {
  const bars = steps(
    [
      [0, 1, 0],
      [1, 2, 1],
      [5, 12, 3],
    ],
    20,
  );
  expect(bars.map(({ heap, order }) => [heap, order])).toEqual([
    [1, 2],
    [5, 12],
    [20, 12],
  ]);
  expect(bars.every(({ labelled }) => labelled)).toBe(true);
});

test('many bars keep the last ones and a few labels', () => {
  const bars = steps(
    Array.from({ length: 60 }, (_, heap) => [heap, heap + 1, 0]),
    59,
  );
  expect(bars).toHaveLength(40);
  expect(bars.at(-1)).toMatchObject({ heap: 59, labelled: true });
  expect(bars.filter(({ labelled }) => labelled).length).toBeLessThanOrEqual(9);
});

test('elements have colours of their own', () => {
  const colours = Array.from({ length: 64 }, (_, element) => colourOf(element, 64));
  expect(new Set(colours).size).toBe(64);
});
