import { describe, expect, it } from 'vitest';
import type { Colours, Series } from './paint';
import { chartFile, plainColour } from './svg';

const colours = Object.fromEntries(
  ['paper', 'ink', 'soft', 'line', 'first', 'second', 'amber', 'band', 'wash', 'font'].map(
    (name) => [name, 'rgb(1, 2, 3)'],
  ),
) as Colours;
const frame = { width: 600, height: 300, view: { from: 0, to: 20 }, top: 4, cursor: null };
const series = (values: number[], some: Partial<Series> = {}): Series => ({
  values,
  exceptions: new Set(),
  preperiod: null,
  period: null,
  ...some,
});
const values = Array.from({ length: 20 }, (_, n) => n % 5);

describe('a chart as a file', () => {
  it('has a dot for every value, a square for every one of a second game', () => {
    const file = chartFile(frame, [series(values), series(values)], ['A', 'B'], colours, 'T');
    const [, dots] = /<path d="([^"]*a[^"]*)"/.exec(file)!;
    expect(dots!.match(/M/g)).toHaveLength(20);
    const squares = [...file.matchAll(/<path d="([^"]*h[^"]*)"/g)].at(-1)![1]!;
    expect(squares.match(/M/g)).toHaveLength(20);
  });

  it('shows the values of the window at their places', () => {
    const one = chartFile(
      { ...frame, view: { from: 5, to: 8 } },
      [series(values)],
      ['A'],
      colours,
      '',
    );
    const heights = [...one.matchAll(/M[\d.]+ ([\d.]+)a/g)].map((match) => Number(match[1]));
    expect(heights).toHaveLength(3);
    expect(heights[0]! - heights[1]!).toBeCloseTo((300 - 40) / 4, 1);
    expect(heights[1]! - heights[2]!).toBeCloseTo((300 - 40) / 4, 1);
  });

  it('marks exceptions and the pre-period', () => {
    const known = { exceptions: new Set([3]), preperiod: 4, period: 5 };
    const file = chartFile(frame, [series(values, known)], ['A'], colours, '');
    const plain = chartFile(frame, [series(values)], ['A'], colours, '');
    expect(file.match(/<path/g)!.length).toBeGreaterThan(plain.match(/<path/g)!.length);
  });

  it('has names that cannot be markup', () => {
    expect(chartFile(frame, [series(values)], ['<b>&'], colours, '"')).not.toMatch(/<b>|&[^#]/);
  });
});

describe('a colour', () => {
  it.each([
    ['rgb(255, 0, 16)', '#ff0010', 1],
    ['rgba(0, 0, 0, 0.5)', '#000000', 0.5],
    ['color(srgb 1 0.5 0 / 0.11)', '#ff8000', 0.11],
    ['color(srgb 1e-7 0 1)', '#0000ff', 1],
  ])('%s is plain', (colour, hex, opacity) => {
    expect(plainColour(colour)).toEqual({ hex, opacity });
  });
});
