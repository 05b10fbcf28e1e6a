import { expect, test } from 'vitest';
import { frames } from './replay';
import { event, roomView } from './samples';

const room = roomView({ phase: 'countdown', begins_at: 1000 });

test('a game is its deal and everything that changed the table or was judged', () => {
  const events = [
    event(5, {
      what: 'deal',
      at: 1010,
      set: { phase: 'playing', begins_at: 1010, table: { pile: 56 } },
    }),
    event(6, { what: 'ready', at: 1500 }),
    event(7, { what: 'claim', at: 4010, set: { table: { pile: 53 } } }),
  ];
  const found = frames({ game: 1, room, events });
  expect(found.map(({ ms }) => ms)).toEqual([0, 3000]);
  expect(found.map(({ view }) => view.table?.pile)).toEqual([56, 53]);
  expect(found[1]!.entry?.event.what).toBe('claim');
});

test('a match begins before its first move', () => {
  const events = [event(3, { what: 'move', at: 1700, set: { match: { played: 1 } } })];
  const found = frames({ game: 1, room, events });
  expect(found).toHaveLength(2);
  expect(found[0]!.entry).toBeNull();
  expect(found[1]!.view.match?.played).toBe(1);
});
