import { describe, expect, it } from 'vitest';
import { Confirming, SOON } from './confirming';

describe('a gesture that makes the chosen move', () => {
  it('comes some time after the choice was seen', () => {
    const confirming = new Confirming();
    confirming.chosen(1000);
    for (const [at, counts] of [
      // It happened before the choice was drawn, and was handled after.
      [990, false],
      [1000 + SOON - 1, false],
      [1000 + SOON, true],
    ] as const) {
      confirming.touched(at);
      expect(confirming.counts).toBe(counts);
    }
    confirming.chosen(2000);
    confirming.touched(2100);
    expect(confirming.counts).toBe(false);
  });

  it('may be a key at once, but not one that is held', () => {
    const confirming = new Confirming();
    confirming.chosen(1000);
    confirming.touched(1001);
    confirming.pressed(false);
    expect(confirming.counts).toBe(true);
    confirming.pressed(true);
    expect(confirming.counts).toBe(false);
  });
});
