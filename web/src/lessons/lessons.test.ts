import { describe, expect, it } from 'vitest';
import { nextScreen, readProgress, writeProgress } from './progress';
import { disagreements } from './periods';

describe('progress', () => {
  it('is read as it was written', () => {
    const progress = new Map([
      ['nim', new Set([3, 1])],
      ['mod-steps', new Set([2])],
    ]);
    expect(writeProgress(progress)).toBe('nim:1,3 mod-steps:2');
    expect(readProgress('nim:1,3 mod-steps:2')).toEqual(progress);
  });

  it('forgives what cannot be read', () => {
    expect(readProgress(null).size).toBe(0);
    expect([...readProgress('nim: x:1,b mex:2 :3').keys()]).toEqual(['mex']);
  });

  it('goes on where something is left', () => {
    expect(nextScreen(new Set(), 4)).toBe(1);
    expect(nextScreen(new Set([1, 2, 4]), 4)).toBe(3);
    expect(nextScreen(new Set([1, 2, 3, 4]), 4)).toBe(1);
  });
});

describe('values in rows', () => {
  it('differ where a period is broken', () => {
    const values = [9, 1, 2, 0, 1, 2, 0, 1, 2];
    expect(disagreements(values, 3)).toEqual([0]);
    expect(disagreements(values, 2)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(disagreements(values, 20)).toEqual([]);
  });
});
