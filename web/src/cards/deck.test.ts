import { expect, test, vi } from 'vitest';
import { setLanguage } from '../lib/catalogues';
import { deckOf, sumCard, total } from './deck';

vi.stubGlobal('document', { documentElement: {} });
await setLanguage('en');

test('the two decks of the articles', () => {
  const [zero, mod3] = [deckOf('zero'), deckOf('mod3')];
  expect([zero.title, zero.p, zero.shapes.length, zero.sided]).toEqual(['Zero sumZ', 2, 6, false]);
  expect([mod3.title, mod3.p, mod3.shapes.length, mod3.sided]).toEqual(['MOD-3 SUMZ', 3, 4, true]);
  expect(zero.shapes.at(-1)).toBe('circle');
  expect(mod3.shapes[2]).toBe('heart');
});

test('other decks by their spaces', () => {
  const deck = deckOf('F5^3');
  expect([deck.p, deck.shapes]).toEqual([5, ['pentagon', 'triangle', 'heart']]);
  expect(deck.title).toBe('Sums modulo 5 with 3 shapes');
  expect(deckOf('F2^4').title).toBe('Zero sumZ with 4 shapes');
});

test('the seven cards of the article have these counts', () => {
  const hand = ['100110', '010010', '000101', '001100', '110110', '000001', '100100'];
  expect(total(deckOf('zero'), hand)).toEqual([3, 2, 1, 5, 3, 2]);
  expect(sumCard(deckOf('zero'), [hand[1]!, hand[4]!, hand[6]!])).toBe('000000');
});

test('a sum modulo 3 is a card', () => {
  expect(sumCard(deckOf('mod3'), ['2102', '2021'])).toBe('1120');
  expect(sumCard(deckOf('mod3'), [])).toBe('0000');
});
