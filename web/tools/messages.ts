/** The Fluent catalogues of the package, cut down to what the browser can show. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = resolve(import.meta.dirname, '../../src/fairplay/locales');
const PREFIX = 'virtual:messages/';

/** Files taken whole, and the prefixes of keys taken from the other files. */
const WHOLE = /^(web|news|games|explain|errors|cards|names)\.ftl$/;
const SOME =
  /^(error-(?!admin|certificate-(?!none)|checkpoint|claim-syntax|database|listen|no-claim|plot|seed|setting|who$|workers|privacy|language|unknown-command|unknown-option|option|usage|extra|missing|formats|file|home|import|load-|no-input|notebook|nothing-played|online-|save-|server-(address|other|reach)|verify-)|said-|shapes?-|outcome-|board-|play-(misere|convention|you$|computer$|name$|opponent-human$)|value-is|table-(rule|menu|over-when)|paper-sheet-(title|name|date|task$)|phrase-|how-(title|first)$|(about|teachers)-title$|about-docs$|home-|how-(see|move|rule)-|game-|web-(do-|cell)|hint-place-|explain-)/;

const KEPT_FOR_PAPER = /^(cards-stats|explain-columns-long)/;

/** Split a catalogue into its messages, each with its key. Indented lines belong to a message, and
 * so does a brace at the margin, which closes a choice. */
export function entries(source: string): [key: string, text: string][] {
  const found = source.matchAll(/^([a-z][a-z0-9-]*) =.*(?:\n(?:[ \t}].*|(?=\n[ \t])))*/gm);
  return [...found].map((match) => [match[1]!, match[0]]);
}

export function catalogue(language: string): string {
  const folder = resolve(LOCALES, language);
  const kept: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ftl')) continue;
    for (const [key, text] of entries(readFileSync(resolve(folder, file), 'utf8'))) {
      if ((WHOLE.test(file) && !KEPT_FOR_PAPER.test(key)) || SOME.test(key)) kept.push(text);
    }
  }
  return kept.join('\n') + '\n';
}

/** Serve each language as a module: `import('virtual:messages/sv')`. */
export function messages(): Plugin {
  return {
    name: 'fairplay-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      const folder = resolve(LOCALES, language);
      for (const file of readdirSync(folder)) this.addWatchFile(resolve(folder, file));
      return `export default ${JSON.stringify(catalogue(language))};`;
    },
  };
}
