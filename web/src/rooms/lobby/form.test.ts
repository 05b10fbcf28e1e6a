import { expect, test } from 'vitest';
import { botsOf, clocks, formOf, isFull, practice, roomOptions, seatInMatch, USUAL } from './form';

const SEAT = { ready: false, wins: 0, hints: 0, left: false };

test('a card table', () => {
  expect(roomOptions({ ...USUAL, bots: 2, level: 7, mode: 'call' })).toEqual({
    game: {
      type: 'cards',
      deck: 'zero',
      seats: 4,
      mode: 'call',
      wrong: 'lockout',
      call_ms: 10_000,
      aid: false,
    },
    visibility: 'unlisted',
    bots: [7, 7],
    hints: true,
    chat: false,
    door: 'open',
    names: null,
  });
});

test('a match with a clock, and the other begins', () => {
  const form = { ...USUAL, game: 'match', first: 'other', clock: '5+3', bots: 3 } as const;
  const options = roomOptions(form);
  expect(options.game).toEqual({
    type: 'match',
    position: 'nim:3,4,5',
    misere: false,
    first: 1,
    clock: { initial_ms: 300_000, increment_ms: 3000 },
  });
  expect(options.bots).toEqual([5]);
});

test('chance decides who begins, and there may be no clock', () => {
  const { game } = roomOptions({ ...USUAL, game: 'match', first: 'chance' });
  expect(game).toMatchObject({ first: null, clock: null });
});

test('a form means what it was made of', () => {
  for (const form of [
    { ...USUAL, game: 'mod3', seats: 2, mode: 'call', callSeconds: 7, wrong: 'none', aid: true },
    { ...USUAL, game: 'match', position: 'kayles:5', misere: true, clock: '0.5+3' },
    { ...USUAL, game: 'match' },
  ] as const) {
    const { game } = roomOptions(form);
    expect(roomOptions(formOf(roomOptions(form))).game).toEqual(game);
  }
  const chance = roomOptions({ ...USUAL, game: 'match', first: 'chance' });
  expect(formOf(chance).first).toBe('chance');
  expect(clocks('0.5+3').at(-1)).toBe('0.5+3');
  expect(clocks('5+3')).toHaveLength(6);
});

test('the next game has seats for those who are there', () => {
  const match = roomOptions({ ...USUAL, game: 'match' });
  expect(formOf(match, 0, 2).seats).toBe(2);
  expect(formOf(roomOptions(USUAL), 0, 3).seats).toBe(3);
  expect(formOf(roomOptions(USUAL), 0, 1).seats).toBe(2);
  expect(formOf(practice('zero', 0, 5), 0, 1).seats).toBe(1);
  expect(formOf(roomOptions(USUAL)).seats).toBe(USUAL.seats);
});

test('who begins is a seat', () => {
  const form = { ...USUAL, game: 'match', first: 'me' } as const;
  expect(roomOptions(form, 1).game).toMatchObject({ first: 1 });
  expect(formOf(roomOptions(form, 1), 1).first).toBe('me');
  expect(formOf(roomOptions(form, 1), 0).first).toBe('other');
  const seat = (name: string | null, bot = 0) => ({ ...SEAT, name, bot });
  const [free, bot, ada, bo] = [seat(null), seat(null, 5), seat('Ada'), seat('Bo')];
  expect(seatInMatch([free, ada], 1)).toBe(1);
  expect(seatInMatch([free, ada, free], 1)).toBe(0);
  expect(seatInMatch([bot, bot, ada], 2)).toBe(1);
  expect(seatInMatch([bot, ada, bo], 1)).toBe(0);
});

test('one seat is left for a person', () => {
  expect(botsOf({ ...USUAL, seats: 2, bots: 5 })).toBe(1);
});

test('alone or with bots, the game can start at once', () => {
  expect(isFull(practice('zero', 0, 5))).toBe(true);
  expect(isFull(practice('mod3', 3, 5))).toBe(true);
  expect(isFull(roomOptions(USUAL))).toBe(false);
  expect(practice('zero', 0, 5).game).toMatchObject({ seats: 1, aid: true, wrong: 'none' });
  expect(practice('zero', 2, 8)).toMatchObject({ bots: [8, 8], game: { seats: 3, aid: false } });
});
