/** The Fluent catalogues of the package, cut down to what the browser can show. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = resolve(import.meta.dirname, '../../src/fairplay/locales');
const PREFIX = 'virtual:messages/';

/** Files taken whole, and the prefixes of keys taken from the other files. */
const WHOLE = /^(web|games|errors)\.ftl$/;
const SOME =
  /^(error-(?!admin|survey|record|gpu|scheduler|certificate-(?!none)|checkpoint|claim-syntax|database|listen|no-claim|plot|seed|setting|who$|workers|privacy|quotient-(?!heap)|own-(?!failed)|no-code-heap|never-ends|rule-(cycle|larger|left|none|number)|language|unknown-command|unknown-option|option|usage|extra|missing|formats|file|home|import|load-|no-input|notebook|nothing-played|online-|save-|server-(address|other|reach)|verify-)|said-|shapes?-|outcome-|board-|play-(misere|convention|you$|computer$|name$|opponent-human$)|table-(rule|menu|over-when)|paper-sheet-(title|name|date|task$)|phrase-|how-(title|first)$|(about|teachers)-title$|about-docs$|home-|group-|game-)/;

/** Files that the first page does not need, but for the names of games: they are loaded with every other page. */
const PLAYING = /^(cards|explain|news|names|own|pair|line|graph|grid)\.ftl$/;

const OF_A_BOARD = /^(error|board|said)-/;

const KEPT_FOR_PAPER = /^(cards-stats|explain-columns-long)/;

/** Split a catalogue into its messages, each with its key. Indented lines belong to a message, and
 * so does a brace at the margin, which closes a choice. */
export function entries(source: string): [key: string, text: string][] {
  const found = source.matchAll(/^([a-z][a-z0-9-]*) =.*(?:\n(?:[ \t}].*|(?=\n[ \t])))*/gm);
  return [...found].map((match) => [match[1]!, match[0]]);
}

/** The catalogue of a language, or what pages with a game need besides. */
export function catalogue(language: string, playing = false): string {
  const folder = resolve(LOCALES, language);
  const kept: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ftl')) continue;
    for (const [key, text] of entries(readFileSync(resolve(folder, file), 'utf8'))) {
      const later = PLAYING.test(file) && OF_A_BOARD.test(key);
      const first = (SOME.test(key) && !later) || WHOLE.test(file);
      if (KEPT_FOR_PAPER.test(key)) continue;
      if (playing ? PLAYING.test(file) && !first : first) kept.push(text);
    }
  }
  return kept.join('\n') + '\n';
}

/** Serve each language as modules: `import('virtual:messages/sv')`, `…/sv/playing`. */
export function messages(): Plugin {
  return {
    name: 'fairplay-messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = '', part] = id.slice(PREFIX.length + 1).split('/');
      const folder = resolve(LOCALES, language);
      for (const file of readdirSync(folder)) this.addWatchFile(resolve(folder, file));
      return `export default ${JSON.stringify(catalogue(language, part === 'playing'))};`;
    },
  };
}
