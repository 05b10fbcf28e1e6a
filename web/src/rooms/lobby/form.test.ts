import { expect, test } from 'vitest';
import { botsOf, clocks, formOf, isFull, practice, roomOptions, USUAL } from './form';

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
  expect(clocks('0.5+3').at(-1)).toBe('0.5+3');
  expect(clocks('5+3')).toHaveLength(6);
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
