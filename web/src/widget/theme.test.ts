import { expect, test } from 'vitest';
import { isLight } from './theme';

test.each([
  ['rgb(255, 255, 255)', true],
  ['rgba(255, 255, 255, 0.87)', true],
  ['rgb(206, 214, 221)', true],
  ['rgb(0, 0, 0)', false],
  ['rgba(0, 0, 0, 0.87)', false],
  ['rgb(34, 40, 50)', false],
])('text in %s is light: %s', (colour, light) => {
  expect(isLight(colour)).toBe(light);
});
