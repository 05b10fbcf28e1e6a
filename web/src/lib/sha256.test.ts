import { expect, test } from 'vitest';
import { hex, sha256 } from './sha256';

test('known hashes', () => {
  expect(hex(sha256(''))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(hex(sha256('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});

test('the same as the one of the browser, for texts of every length around a block', async () => {
  for (let length = 0; length < 200; length++) {
    const text = Array.from({ length }, (_, i) => 'aåé7→'[(i * 7 + length) % 5]).join('');
    const own = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    expect(hex(sha256(text))).toBe(hex(new Uint8Array(own)));
  }
});
