import { describe, expect, it } from 'vitest';
import {
  familyOf,
  frameOf,
  hasWords,
  marked,
  mended,
  nameOf,
  split,
  wordsOf,
  wrongOf,
} from './making';

const FAMILIES = [
  { name: 'subtraction', position: 'sub{1,2,3}:21' },
  { name: 'heap', position: 'heap{take 1-3}:12,7' },
  { name: 'octal', position: '0.07:13' },
];

describe('a rule in words', () => {
  it('is the part of the name that one writes', () => {
    for (const { position } of FAMILIES) {
      const { name } = split(position);
      const frame = frameOf(position);
      expect(nameOf(frame, ` ${wordsOf(frame, name)} `)).toBe(name);
    }
    expect(wordsOf(frameOf('heap{take 1}:3'), 'heap{take 1-')).toBe('take 1-');
  });

  it('has the family that its name begins with', () => {
    const found = (name: string) => familyOf(FAMILIES, name)?.name;
    expect(['heap{split', 'sub{1}', '0.77', '4.7'].map(found)).toEqual([
      'heap',
      'subtraction',
      'octal',
      'octal',
    ]);
    expect(found('nonsense')).toBeUndefined();
  });

  it('is written for some games only', () => {
    expect(FAMILIES.every(hasWords)).toBe(true);
    expect(hasWords({ name: 'half', position: 'half:5,8' })).toBe(false);
  });

  it('has its state after the first colon', () => {
    expect(split('heap{take 1-3}:12,7')).toEqual({ name: 'heap{take 1-3}', state: '12,7' });
    expect(split('0.77')).toEqual({ name: '0.77', state: '' });
  });
});

describe('an error', () => {
  const words = 'take 1-3 or jmp 2';
  const wrong = wrongOf({ place: 13, found: 'jmp', expected: 'take, split, }' })!;

  it('has a place in the words', () => {
    expect(marked(words, wrong)).toEqual(['take 1-3 or ', 'jmp', ' 2']);
    expect(wrong.expected).toEqual(['take', 'split']);
    expect(wrongOf({ text: '0.8x' })).toBeNull();
  });

  it('is mended by a word that is expected', () => {
    expect(mended(words, wrong, 'take')).toEqual({ words: 'take 1-3 or take 2', at: 17 });
  });

  it('may have a comma among what is expected', () => {
    const { expected } = wrongOf({ place: 7, found: '.', expected: '-, ",", and split, or, }' })!;
    expect(expected).toEqual(['-', ',', 'and split', 'or']);
  });

  it('may find nothing', () => {
    const end = wrongOf({ place: 10, expected: 'take, split, 0.77' })!;
    expect(marked('take 1 or', end)).toEqual(['take 1 or', '', '']);
    expect(mended('take 1 or', end, 'split').words).toBe('take 1 or split ');
  });

  it('may be at the end', () => {
    const end = wrongOf({ place: 9, found: '}', expected: ',, or, }' })!;
    expect(end.expected).toEqual([',', 'or']);
    expect(mended('take 1-3', end, 'or')).toEqual({ words: 'take 1-3 or ', at: 12 });
    expect(mended('take 1-3', end, ',')).toEqual({ words: 'take 1-3,', at: 9 });
  });

  it('may want a number', () => {
    expect(wrongOf({ place: 6, found: 'x', expected: '1-99' })).toMatchObject({
      expected: [],
      range: ['1', '99'],
    });
  });
});
