import { FluentBundle, FluentResource } from '@fluent/bundle';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue, entries } from '../../tools/messages';
import { setLanguage } from './catalogues';
import { LANGUAGES, t, type Language } from './i18n.svelte';

const languages = Object.keys(LANGUAGES) as Language[];

describe('plurals', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(languages)('take 0 for a plural in %s', async (language) => {
    vi.stubGlobal('document', { documentElement: {} });
    await setLanguage(language);
    const [none, one, two] = [0, 1, 2].map((count) => t('title-deck-2', { count }));
    expect(none!.replace('0', '2')).toBe(two);
    expect(one!.replace('1', '2')).not.toBe(two);
  });

  it.each(languages)('have all their lines in %s', (language) => {
    const bundle = new FluentBundle(language);
    expect(bundle.addResource(new FluentResource(catalogue(language)))).toEqual([]);
    for (const [key] of entries(catalogue(language))) expect(bundle.hasMessage(key)).toBe(true);
  });

  it('may close at the margin', () => {
    const choice = 'a = { $n ->\n    [one] one\n   *[other] many\n}';
    expect(entries(`${choice}\nb = text\n`)).toEqual([
      ['a', choice],
      ['b', 'b = text'],
    ]);
  });
});
