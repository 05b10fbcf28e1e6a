/** The first screens as HTML, made by the build with the components that take over later. */
import { render } from 'svelte/server';
import App from './App.svelte';
import { setLanguage } from './lib/catalogues';
import { LANGUAGES, type Language } from './lib/i18n.svelte';
import { load } from './pages';
import First from './lib/ui/First.svelte';

export interface Screens {
  /** The start page. */
  home: string;
  /** Any other page: only its title and what it is about, where the server fills them in. */
  other: string;
}

export async function prerender(): Promise<Record<Language, Screens>> {
  const found: Partial<Record<Language, Screens>> = {};
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    await setLanguage(language);
    const first = await load('/');
    const other = { view: First, params: [], title: '' };
    found[language] = {
      home: render(App, { props: { first } }).body,
      // It may be any page, so none is marked as the current one.
      other: render(App, { props: { first: other } }).body.replaceAll(' aria-current="page"', ''),
    };
  }
  return found as Record<Language, Screens>;
}
