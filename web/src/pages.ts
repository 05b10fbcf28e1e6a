/** Every page of the app. Pages load lazily. */
import type { Component } from 'svelte';
import { withTexts } from './lib/catalogues';
import { find, type Page } from './lib/router.svelte';
import { LOST, ROUTES, type Route } from './routes';

const VIEWS = import.meta.glob<{ default: Component<any> }>('./pages/*.svelte');

function page({ pattern, page, title, texts = [] }: Route): Page {
  const view = VIEWS[`./pages/${page}.svelte`]!;
  return { pattern, title, load: () => withTexts(view(), ...texts) };
}

export const PAGES: Page[] = ROUTES.map(page);
const NOT_FOUND = page(LOST);

/** A page that is loaded and can be shown. */
export interface Shown {
  view: Component<any>;
  params: string[];
  title: string;
}

export async function load(path: string): Promise<Shown> {
  const { page, params } = find(PAGES, path) ?? { page: NOT_FOUND, params: [] };
  return { view: (await page.load()).default, params, title: page.title };
}
