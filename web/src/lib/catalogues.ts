/** Loading the messages: of a language when it is chosen, of a page with the page. */
import { tellServer } from './cookies';
import { LANGUAGES, language, learn, speak, type Language } from './i18n.svelte';
import { remember, remembered } from './storage';

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:messages/en'),
  sv: () => import('virtual:messages/sv'),
  da: () => import('virtual:messages/da'),
  pt: () => import('virtual:messages/pt'),
};

/** What every page but the first one needs. */
const PLAYING: typeof CATALOGUES = {
  en: () => import('virtual:messages/en/playing'),
  sv: () => import('virtual:messages/sv/playing'),
  da: () => import('virtual:messages/da/playing'),
  pt: () => import('virtual:messages/pt/playing'),
};

/** Catalogues that only some pages need. They are loaded with these pages. */
export type Part =
  | `learn-${string}`
  | 'about'
  | 'how'
  | 'learn'
  | 'lab'
  | 'make'
  | 'mine'
  | 'misere'
  | 'playing'
  | 'print'
  | 'privacy'
  | 'puzzles'
  | 'webrooms';
const PART_FILES = import.meta.glob<string>(
  '../../../src/fairplay/locales/*/{about,how,learn,lab,make,mine,misere,print,privacy,puzzles,webrooms}.ftl',
  { query: '?raw', import: 'default' },
);
const parts = new Map<Part, Promise<void>>();

/** Offer more catalogues. A page with many brings them itself, so that the first page is small. */
export function offerTexts(files: typeof PART_FILES): void {
  Object.assign(PART_FILES, files);
}

function source(language: Language, part: Part): Promise<string> | undefined {
  if (part === 'playing') return PLAYING[language]().then((found) => found.default);
  return PART_FILES[`../../../src/fairplay/locales/${language}/${part}.ftl`]?.();
}

async function addPart(part: Part): Promise<void> {
  const current = language();
  learn(current, (await source(current, part)) ?? '');
}

function load(part: Part): Promise<void> {
  const known = parts.get(part);
  if (known) return known;
  const loading = addPart(part).catch((error) => {
    parts.delete(part);
    throw error;
  });
  parts.set(part, loading);
  return loading;
}

/** Load a page together with its own catalogues. */
export async function withTexts<T>(page: Promise<T>, ...wanted: Part[]): Promise<T> {
  await Promise.all(wanted.map(load));
  return page;
}

export async function setLanguage(language: Language): Promise<void> {
  const [{ default: main }, ...more] = await Promise.all([
    CATALOGUES[language](),
    ...[...parts.keys()].map((part) => source(language, part)),
  ]);
  speak(language, [main, ...more.map((text) => text ?? '')]);
  document.documentElement.lang = language;
}

export function chooseLanguage(language: Language): Promise<void> {
  remember('language', language);
  tellServer('language', language);
  return setLanguage(language);
}

/** The language asked for in the address, else the remembered one, else the browser's. */
export function preferredLanguage(): Language {
  const wanted = [
    new URLSearchParams(location.search).get('lang'),
    remembered('language'),
    ...navigator.languages,
  ];
  for (const one of wanted) {
    const short = one?.slice(0, 2).toLowerCase();
    if (short && short in LANGUAGES) return short as Language;
  }
  return 'en';
}
