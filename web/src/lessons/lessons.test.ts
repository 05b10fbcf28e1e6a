import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { entries } from '../../tools/messages';
import { LESSONS } from './lessons';
import { nextScreen, readProgress, writeProgress } from './progress';
import { isClaim, placed } from './tasks/cards';
import { disagreements } from './tasks/periods';

// Boards ask once whether things may move.
vi.stubGlobal('matchMedia', () => new EventTarget());

const LOCALES = resolve(import.meta.dirname, '../../../src/fairplay/locales');

describe('the lessons', () => {
  it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
    '%s is whole',
    async (id, lesson) => {
      const { SCREENS } = await lesson.load();
      expect(SCREENS).toHaveLength(lesson.length);
      expect(lesson.length).toBeGreaterThanOrEqual(4);
      expect(lesson.length).toBeLessThanOrEqual(7);
      for (const language of ['en', 'sv', 'da', 'pt']) {
        const file = readFileSync(resolve(LOCALES, language, 'learn.ftl'), 'utf8');
        const keys = new Set(entries(file).map(([key]) => key));
        for (let number = 1; number <= lesson.length; number++) {
          for (const part of ['title', 'text', 'done']) {
            expect(keys).toContain(`learn-${id}-${number}-${part}`);
          }
        }
        expect(keys).not.toContain(`learn-${id}-${lesson.length + 1}-title`);
      }
    },
    60_000, // compiling all its components takes long where the machine is slow
  );
});

describe('progress', () => {
  it('is read as it was written', () => {
    const progress = new Map([
      ['nim', new Set([3, 1])],
      ['mex', new Set([2])],
    ]);
    expect(writeProgress(progress)).toBe('nim:1,3 mex:2');
    expect(readProgress('nim:1,3 mex:2')).toEqual(progress);
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

describe('cards', () => {
  it('may have their sides exchanged', () => {
    const claims = [{ a: [1, 2], b: [3] }];
    expect(isClaim(claims, [3], [1, 2])).toBe(true);
    expect(isClaim(claims, [1], [2, 3])).toBe(false);
    expect(placed([1, 0, 2, 1], 1)).toEqual([1, 4]);
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
