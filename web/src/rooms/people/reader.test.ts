import { expect, test, vi } from 'vitest';
import { setLanguage, withTexts } from '../../lib/catalogues';
import { type Language } from '../../lib/i18n.svelte';
import type { AnyAnswer, Sentence } from '../../lib/protocol';
import { claimTold } from '../playing/telling';
import { hide } from './hiding.svelte';
import { readerOf, say } from './reader';
import vectors from '../../../../tests/web/news.vectors.json';

vi.stubGlobal('document', { documentElement: {} });
await withTexts(Promise.resolve(), 'playing');

const NAMES = ['Anna', 'Bo', 'Cleo'];
const reader = (me: number | null) => ({ me, name: (seat: number) => NAMES[seat]! });
const sentences = vectors.flatMap(({ sentence, texts }) =>
  sentence ? [{ sentence: sentence as Sentence, texts: texts as Record<string, string[]> }] : [],
);

test.each(['en', 'sv', 'da', 'pt'] as Language[])('%s: as the terminal says it', async (one) => {
  await setLanguage(one);
  expect(sentences.length).toBeGreaterThan(60);
  for (const { sentence, texts } of sentences)
    expect([0, 1, null].map((me) => say(sentence, reader(me)))).toEqual(texts[one]);
});

test('the sentences of a claim follow from its answer', () => {
  const answers = vectors.filter(({ answer }) => answer);
  expect(answers.length).toBeGreaterThan(5);
  for (const { answer, told } of answers) expect(claimTold(answer as AnyAnswer)).toEqual(told);
});

test('computer players of one strength are numbered', async () => {
  await setLanguage('en');
  const { name } = readerOf([6, 'Anna', 5, 6], null);
  expect([0, 1, 2, 3].map(name)).toEqual([
    'Computer 6 #1',
    'Anna',
    'Computer (medium)',
    'Computer 6 #2',
  ]);
});

test('a hidden name is not told', async () => {
  await setLanguage('en');
  hide('Bo', true);
  expect(say({ key: 'told-ask', params: { name: 'Bo' } }, reader(null))).toBe(
    'Someone wants a seat.',
  );
  hide('Bo', false);
});
