import { describe, expect, it } from 'vitest';
import { refusalOf } from './result';

describe('a link that leads nowhere', () => {
  it('is damaged only if a code cannot be read', () => {
    expect(refusalOf('error-puzzle-code')).toBe('puzzle-damaged');
    expect(refusalOf('error-puzzle-date')).toBe('puzzle-no-day');
    expect(refusalOf('error-puzzle-game')).toBe('puzzle-none');
    expect(refusalOf('error-unknown-game')).toBe('puzzle-none');
  });
});
