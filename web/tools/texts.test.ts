import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { LOST, ROUTES, type Route } from '../src/routes';
import { catalogue, entries } from './messages';

const SOURCE = resolve(import.meta.dirname, '../src');
const TITLES = resolve(SOURCE, 'routes.ts');
const LOCALES = resolve(import.meta.dirname, '../../src/fairplay/locales/en');

const keysOf = (text: string) => entries(text).map(([key]) => key);
const read = (file: string) => readFileSync(file, 'utf8');
const files = readdirSync(LOCALES).filter((name) => name.endsWith('.ftl'));
const partKeys = new Map(
  files.map((name) => [name.replace('.ftl', ''), keysOf(read(resolve(LOCALES, name)))]),
);
const known = new Set([...partKeys.values()].flat());
const first = keysOf(catalogue('en'));
partKeys.set('playing', keysOf(catalogue('en', true)));

/** The file of an import, if it is one of ours. */
function fileOf(from: string, name: string): string | null {
  if (!name.startsWith('.')) return null;
  const path = resolve(dirname(from), name);
  return (
    [path, `${path}.ts`, `${path}.svelte`].find((one) => /\.\w+$/.test(one) && existsSync(one)) ??
    null
  );
}

/** The keys that a file and what it shows may ask for, with the file. What it loads together with
 * texts of its own has these texts. */
function* asked(file: string, texts: string[], seen: Set<string>): Generator<[string, string]> {
  if (seen.has(file) || file === TITLES || !/\.(ts|svelte)$/.test(file)) return;
  seen.add(file);
  const source = read(file).replace(/<style[\s\S]*<\/style>|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const loaded = new Set(texts.flatMap((part) => partKeys.get(part) ?? []));
  for (const [, key] of source.matchAll(/['"]([a-z]+(?:-[a-z0-9]+)+)['"]/g))
    if (known.has(key!) && !loaded.has(key!)) yield [key!, file.slice(SOURCE.length + 1)];
  for (const [, name] of source.matchAll(
    /^\s*(?:import|export) (?!type\b)[^'"]*?from '([^']+)'/gm,
  )) {
    const next = fileOf(file, name!);
    if (next) yield* asked(next, texts, seen);
  }
  const lazy = /withTexts\(import\('([^']+)'\), '([^']+)'\)|(?<!typeof )import\('([^']+)'\)/g;
  for (const [, withTexts, part, plain] of source.matchAll(lazy)) {
    const next = fileOf(file, withTexts ?? plain!);
    if (next) yield* asked(next, part ? [...texts, part] : texts, seen);
  }
}

const everywhere = new Set(
  [...asked(resolve(SOURCE, 'App.svelte'), [], new Set())].map(([key]) => key),
);

/** What a page may ask for, and does not have. Its title is shown when it is loaded. */
function missing({ page, title, texts = [] }: Route): string[] {
  const file = resolve(SOURCE, 'pages', `${page}.svelte`);
  const has = new Set([...first, ...texts.flatMap((part) => partKeys.get(part) ?? [])]);
  const found = [[title, 'routes.ts'] as const, ...asked(file, texts, new Set())].filter(
    ([key]) => !has.has(key),
  );
  return [...new Set(found.map(([key, where]) => `${page}: ${key} in ${where}`))];
}

test('a page loads the texts of everything that it can show', () => {
  expect([...ROUTES, LOST].flatMap(missing)).toEqual([]);
});

test('what is on every page is in the texts of the first one', () => {
  expect([...everywhere].filter((key) => !first.includes(key))).toEqual([]);
});

test('a page without its texts is found', () => {
  const make = ROUTES.find(({ page }) => page === 'Make')!;
  expect(missing({ ...make, texts: [] })).toContain('Make: make-lead in pages/Make.svelte');
  const cards = ROUTES.find(({ page }) => page === 'Cards')!;
  expect(missing({ ...cards, texts: ['playing'] }).length).toBeGreaterThan(5);
});
