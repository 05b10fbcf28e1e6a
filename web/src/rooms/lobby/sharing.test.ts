import { expect, test } from 'vitest';
import vectors from './codes.vectors.json';
import { readCode, spelled } from './sharing';

test('a short code is read in threes, a long one in fours', () => {
  expect(spelled('ABCDEF')).toBe('ABC DEF');
  expect(spelled('ABCDEFGHJK')).toBe('ABCDE FGHJK');
  expect(spelled('ABCDEFGHJKMNPQRSTVWXYZ2345')).toBe('ABCD EFGH JKMN PQRS TVWX YZ23 45');
});

test.each(vectors as [string, string][])('%j is read as by the server', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
