import { expect, it, vi } from 'vitest';
import { MAX_LEVEL, USUAL_LEVEL } from '../lib/protocol';
import { read, unplayed, written } from './address';
import type { Setup } from './setup';

// The router looks at the address when it is loaded.
vi.hoisted(() => vi.stubGlobal('location', { pathname: '/', search: '' }));

const query = (text: string) => new URLSearchParams(text);

it('leaves the seat open where the address does not name one', () => {
  expect(read(query('position=grundy:12')).wanted).toMatchObject({
    start: 'grundy:12',
    misere: false,
    opponent: 'computer',
    level: USUAL_LEVEL,
    seat: null,
  });
  expect(read(query('seat=0')).wanted.seat).toBe(0);
  expect(read(query('seat=1')).wanted.seat).toBe(1);
  expect(read(query('seat=2')).wanted.seat).toBeNull();
});

it.each(['0', '11', '-1', 'x', '', 'Infinity'])(
  'plays at the usual level instead of %s',
  (level) => {
    expect(read(query(`level=${level}`)).wanted.level).toBe(USUAL_LEVEL);
  },
);

it('reads what it has written', () => {
  const setup: Setup = {
    start: 'kayles:7 + nim:2',
    misere: true,
    opponent: 'computer',
    level: MAX_LEVEL,
    seat: 0,
  };
  const moves = ['1/7→5', '2/2→1'];
  const [, search] = written(setup, moves).split('?');
  expect(read(query(search!))).toEqual({ wanted: setup, moves });
});

it('writes neither level nor seat for two people', () => {
  const setup: Setup = {
    start: 'nim',
    misere: false,
    opponent: 'person',
    level: 3,
    seat: 1,
  };
  expect(written(setup, [])).toBe('/play?position=nim&opponent=person');
});

it('begins the same match again without its moves and its seat', () => {
  const { wanted, moves } = read(query('position=nim:3,4&misere=true&level=9&seat=1&moves=4→0'));
  expect(moves).toEqual(['4→0']);
  const [, search] = unplayed({ ...wanted, seat: 1 }).split('?');
  expect(read(query(search!))).toEqual({ wanted: { ...wanted, seat: null }, moves: [] });
});
