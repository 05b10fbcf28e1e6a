import { expect, test } from 'vitest';
import { decimal } from './words';

test('a decimal number is written as the language writes it', () => {
  expect(decimal('en', 8.4)).toBe('8.4');
  for (const language of ['sv', 'da', 'pt']) expect(decimal(language, 8.04)).toBe('8,0');
});
