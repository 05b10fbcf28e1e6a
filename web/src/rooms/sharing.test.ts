import { expect, test } from 'vitest';
import { spelled, typedCode } from './sharing';

test('a short code is read in threes, a long one in fours', () => {
  expect(spelled('ABCDEF')).toBe('ABC DEF');
  expect(spelled('ABCDEFGHJK')).toBe('ABCDE FGHJK');
  expect(spelled('ABCDEFGHJKMNPQRSTVWXYZ2345')).toBe('ABCD EFGH JKMN PQRS TVWX YZ23 45');
});

test('a code can be typed in many ways', () => {
  expect(typedCode(' abc-def ')).toBe('ABCDEF');
  expect(typedCode('http://localhost:8000/room/ABC234?x=1')).toBe('ABC234');
  expect(typedCode('…')).toBe('');
});
