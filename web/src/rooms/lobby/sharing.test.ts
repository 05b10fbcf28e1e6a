import { expect, test } from 'vitest';
import vectors from './codes.vectors.json';
import { readCode, spelled } from './sharing';

test.each(vectors.read as [string, string][])('%j is read as by the server', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each(vectors.spelled as [string, string][])(
  '%j is spelled as by the server',
  (code, groups) => {
    expect(spelled(code)).toBe(groups);
  },
);
