import jsqr from 'jsqr';
import { expect, test, vi } from 'vitest';
import { qrOf, type Qr } from './qr';
import { roomAddress } from './sharing';

/** Draw a code as a camera would see it, and read it. */
function scanned({ size, path }: Qr, scale = 4): string | undefined {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = +y! * scale; row < (+y! + 1) * scale; row++)
      for (let column = +x! * scale; column < (+x! + +width!) * scale; column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return jsqr(pixels, side, side)?.data;
}

test('a phone reads the address of the room, at the host of this page', async () => {
  vi.stubGlobal('location', { origin: 'https://play.example' });
  const link = 'https://play.example/room/ABCDEF';
  expect(scanned(await qrOf(roomAddress('ABCDEF')))).toBe(link);
});

test.each([
  'http://127.0.0.1:8000/room/ABCDEFGHJK',
  'https://a-rather-long-name-of-a-school.example.org:8443/room/ABCDEFGHJKMNPQRSTVWXYZ2345',
])('a phone reads %s', async (link) => {
  expect(scanned(await qrOf(link))).toBe(link);
});
