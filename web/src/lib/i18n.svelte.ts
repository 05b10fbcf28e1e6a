/** Messages in one language at a time, from the catalogues that the command line uses too. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { DECKS } from './decks';
import type { Sentence } from './protocol';

export const LANGUAGES = { en: 'English', sv: 'Svenska', da: 'Dansk', pt: 'Português' } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, string | number>;

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

function read(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(PLURALS[language] ?? language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Speak a language with these texts alone. */
export function speak(language: Language, sources: string[]): void {
  now = { language, bundle: read(language, sources) };
}

/** Know more texts of a language, if it is still the current one. */
export function learn(language: Language, source: string): void {
  if (now.language === language) now.bundle?.addResource(new FluentResource(source));
}
