/** Messages in one language at a time, from the catalogues that the command line uses too. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { tellServer } from './cookies';
import { DECKS } from './decks';
import type { Sentence } from './protocol';
import { remember, remembered } from './storage';

export const LANGUAGES = { en: 'English', sv: 'Svenska', da: 'Dansk', pt: 'Português' } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, string | number>;

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:messages/en'),
  sv: () => import('virtual:messages/sv'),
  da: () => import('virtual:messages/da'),
  pt: () => import('virtual:messages/pt'),
};

/** Catalogues that only some pages need. They are loaded with these pages. */
export type Part =
  | `learn-${string}`
  | 'about'
  | 'how'
  | 'learn'
  | 'lab'
  | 'mine'
  | 'print'
  | 'privacy'
  | 'puzzles'
  | 'webrooms';
const PART_FILES = import.meta.glob<string>(
  '../../../src/fairplay/locales/*/{about,how,learn,lab,mine,print,privacy,puzzles,webrooms}.ftl',
  { query: '?raw', import: 'default' },
);
const parts = new Map<Part, Promise<void>>();

/** Offer more catalogues. A page with many brings them itself, so that the first page is small. */
export function offerTexts(files: typeof PART_FILES): void {
  Object.assign(PART_FILES, files);
}

/** CLDR counts 0 as one in Portuguese ("0 jogada"), but not in pt-PT. As in src/fairplay/messages.py,
 * 1 is "one" in every language, and any other number is "other". */
const PLURALS: Partial<Record<Language, string>> = { pt: 'pt-PT' };

/** A number that selects plurals and is written without a formatter. Creating one for every whole
 * number took longer than everything else that a move changes on the screen. */
class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

interface State {
  language: Language;
  bundle: FluentBundle | null;
}
let now = $state.raw<State>({ language: 'en', bundle: null });

export function language(): Language {
  return now.language;
}

/** The message for a key. Reactive: templates follow a change of language. */
export function t(key: string, args: Arguments = {}): string {
  const pattern = now.bundle?.getMessage(key)?.value;
  if (!now.bundle || pattern == null) return key;
  const filled = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Count(value, { useGrouping: false }) : value,
    ]),
  );
  return now.bundle.formatPattern(pattern, filled, []);
}

/** A sentence from the server in the current language. The mood begins the keys of a move's words. */
export function fill({ key, params }: Sentence, mood = ''): string {
  const said = Object.entries(params).map(([name, value]) => {
    if (typeof value !== 'object') return [name, value] as const;
    return [name, Array.isArray(value) ? listed(value) : fill(value, mood)] as const;
  });
  return t(mood + key, Object.fromEntries(said));
}

/** `1, 2 and 3`, or `0` for none, as in src/fairplay/messages.py. */
export function listed(items: (number | string)[]): string {
  if (items.length < 2) return String(items[0] ?? 0);
  return t('said-and', { before: items.slice(0, -1).join(', '), last: items.at(-1)! });
}

/** Whether the loaded catalogues have this key. */
export function has(key: string): boolean {
  return now.bundle?.hasMessage(key) ?? false;
}

/** The title of a game, a deck or a sum such as `kayles+nim`; a code such as `0.137` is its own
 * title. */
export function gameTitle(name: string): string {
  const parts = name.split('+').map((one) => one.trim());
  return parts.map(partTitle).join(' + ');
}

function partTitle(name: string): string {
  const small = name.toLowerCase();
  if (Object.hasOwn(DECKS, small)) {
    const [key, p, count] = DECKS[small]!;
    return t(key, { p, count });
  }
  const key = `game-${small}-title`;
  return has(key) ? t(key) : name;
}

async function addPart(bundle: FluentBundle, language: Language, part: Part): Promise<void> {
  const read = PART_FILES[`../../../src/fairplay/locales/${language}/${part}.ftl`];
  if (read) bundle.addResource(new FluentResource(await read()));
}

function load(part: Part): Promise<void> {
  const known = parts.get(part);
  if (known) return known;
  const loading = addPart(now.bundle!, now.language, part).catch((error) => {
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
  const bundle = new FluentBundle(PLURALS[language] ?? language, { useIsolating: false });
  bundle.addResource(new FluentResource((await CATALOGUES[language]()).default));
  await Promise.all([...parts.keys()].map((part) => addPart(bundle, language, part)));
  now = { language, bundle };
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
