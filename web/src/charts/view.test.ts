import { describe, expect, it } from 'vitest';
import { around, histogram, LEAST, moved, ticks, zoomed } from './view';

describe('a window', () => {
  it('stays inside the sequence and keeps its size', () => {
    for (const middle of [-50, 0, 3, 500, 999, 2000]) {
      for (const size of [1, 12, 77, 1000, 5000]) {
        const view = around(middle, size, 1000);
        expect(view.from).toBeGreaterThanOrEqual(0);
        expect(view.to).toBeLessThanOrEqual(1000);
        expect(view.to - view.from).toBe(Math.max(LEAST, Math.min(1000, size)));
      }
    }
  });

  it('is never larger than a short sequence', () => {
    expect(around(0, 100, 5)).toEqual({ from: 0, to: 5 });
  });

  it('comes back when it is zoomed in and out', () => {
    const view = { from: 100, to: 300 };
    expect(zoomed(zoomed(view, 0.5, 1000), 2, 1000)).toEqual(view);
  });

  it('keeps the place that is pointed at', () => {
    const near = zoomed({ from: 0, to: 1000 }, 0.1, 1000, 70);
    expect(near.from).toBeLessThanOrEqual(70);
    expect(near.to).toBeGreaterThan(70);
  });

  it('moves at least one step and stops at the ends', () => {
    expect(moved({ from: 0, to: 12 }, 0.01, 100)).toEqual({ from: 1, to: 13 });
    expect(moved({ from: 0, to: 12 }, -0.5, 100)).toEqual({ from: 0, to: 12 });
    expect(moved({ from: 90, to: 100 }, 0.5, 100)).toEqual({ from: 90, to: 100 });
  });
});

describe('ticks', () => {
  it('are round, in order and inside', () => {
    expect(ticks(0, 9, 5)).toEqual([0, 2, 4, 6, 8]);
    expect(ticks(71, 143, 4)).toEqual([80, 100, 120, 140]);
    expect(ticks(0, 2, 10)).toEqual([0, 1, 2]);
  });
});

describe('a histogram', () => {
  it('counts every value once', () => {
    const values = Array.from({ length: 997 }, (_, i) => (i * i) % 211);
    for (const bars of [1, 7, 48, 500]) {
      const found = histogram(values, bars);
      expect(found.length).toBeLessThanOrEqual(bars);
      expect(found.reduce((sum, bar) => sum + bar.count, 0)).toBe(values.length);
      for (const { least, most, count } of found) {
        expect(count).toBe(values.filter((value) => value >= least && value <= most).length);
      }
    }
  });

  it('has one bar for each value where there is room', () => {
    expect(histogram([0, 1, 2, 1], 10).map(({ count }) => count)).toEqual([1, 2, 1]);
  });
});
