import { describe, expect, test } from 'vitest';
import { chosen, kept, NOTHING_CHOSEN, placeOf, tapped, toggled } from './selection';

const TABLE = ['2102', '0011', '1000', null];

describe('choosing cards', () => {
  test('with one side, a tap puts a card on and takes it off', () => {
    const once = tapped(NOTHING_CHOSEN, '0011', false, 'b');
    expect([...once]).toEqual([['0011', 'a']]);
    expect(tapped(once, '0011', false, 'b').size).toBe(0);
  });

  test('with two sides, a second tap goes to the other side, a third takes it off', () => {
    const once = tapped(NOTHING_CHOSEN, '0011', true, 'a');
    const twice = tapped(once, '0011', true, 'a');
    expect([once.get('0011'), twice.get('0011')]).toEqual(['a', 'b']);
    expect(tapped(twice, '0011', true, 'a').size).toBe(0);
  });

  test('the side that taps go to can be B', () => {
    const once = tapped(NOTHING_CHOSEN, '0011', true, 'b');
    expect(once.get('0011')).toBe('b');
    expect(tapped(once, '0011', true, 'b').get('0011')).toBe('a');
  });

  test('a key with Shift puts on one side, from the other, or off', () => {
    const on = toggled(toggled(NOTHING_CHOSEN, '1000', 'a'), '1000', 'b');
    expect(on.get('1000')).toBe('b');
    expect(toggled(on, '1000', 'b').size).toBe(0);
  });

  test('cards that are gone are not chosen, and what is left stays as it is', () => {
    const both = toggled(toggled(NOTHING_CHOSEN, '1000', 'a'), '2222', 'b');
    expect([...kept(both, TABLE)]).toEqual([['1000', 'a']]);
    const there = toggled(NOTHING_CHOSEN, '1000', 'a');
    expect(kept(there, TABLE)).toBe(there);
  });

  test('a claim is in the order of the table', () => {
    const some = toggled(toggled(toggled(NOTHING_CHOSEN, '1000', 'a'), '2102', 'a'), '0011', 'b');
    expect(chosen(some, TABLE, 'a')).toEqual(['2102', '1000']);
    expect(chosen(some, TABLE, 'b')).toEqual(['0011']);
  });

  test('digits mean places', () => {
    expect(['Digit1', 'Numpad7', 'Digit0', 'KeyA'].map(placeOf)).toEqual([1, 7, 0, 0]);
  });
});
