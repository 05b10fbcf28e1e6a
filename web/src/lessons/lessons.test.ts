import { describe, expect, it } from 'vitest';
import { LESSONS } from './lessons';
import { nextScreen, readProgress, writeProgress } from './progress';
import { disagreements } from './periods';

describe('progress', () => {
  it('is read as it was written', () => {
    const progress = new Map([
      ['nim', new Set(['powers', 'game'])],
      ['mod', new Set(['two-cards'])],
    ]);
    expect(writeProgress(progress)).toBe('nim:game,powers mod:two-cards');
    expect(readProgress('nim:game,powers mod:two-cards')).toEqual(progress);
  });

  it('forgives what cannot be read', () => {
    expect(readProgress(null).size).toBe(0);
    expect([...readProgress('nim: mex:game :3').keys()]).toEqual(['mex']);
  });

  it('knows the screens that were kept by number', () => {
    const old = readProgress('nim:1,5,9 mex:1,2,6 gone:1');
    expect([...old.get('nim')!]).toEqual(['two-heaps', 'make-even']);
    expect([...old.get('mex')!]).toEqual(['missing', 'game']);
    expect(old.get('gone')!.size).toBe(0);
    const [nim, mex] = ['nim', 'mex'].map((id) => LESSONS.find((one) => one.id === id)!);
    for (const [lesson, numbers] of [
      [nim!, [1, 2, 3, 4, 5, 6, 7]],
      [mex!, [1, 4, 6]],
    ] as const) {
      const names = readProgress(`${lesson.id}:${numbers.join(',')}`).get(lesson.id)!;
      expect([...names].filter((name) => !lesson.names.includes(name))).toEqual([]);
    }
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
