/** What the server needs to write a page before any script runs, as `shell.json`: the files of each
 * page, the first screens, and the name of this build. Also writes the service worker. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin, type Rolldown } from 'vite';
import { SUBPROTOCOL } from '../src/lib/protocol.ts';
import { LESSONS } from '../src/lessons/lessons.ts';
import { LOST, ROUTES, type Route } from '../src/routes.ts';
import { messages } from './messages.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;
interface Files {
  scripts: string[];
  styles: string[];
}

const ROOT = resolve(import.meta.dirname, '..');
const LANGUAGES = ['en', 'sv', 'da', 'pt'];
const MESSAGES = '\0virtual:messages/';

/** The same for the same sources; another one for a new build of changed sources. */
export const BUILD = fingerprint(['src', 'tools', 'public', '../src/fairplay/locales']);
/** What a page and its server must agree on: the protocol, and, less strictly, the build. */
export const VERSION = `${SUBPROTOCOL}+${BUILD}`;

function fingerprint(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const path = resolve(ROOT, folder);
    for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }).sort()) {
      if (!/\.\w+$/.test(name)) continue;
      hash.update(name).update(readFileSync(join(path, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

const chunks = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');

/** A chunk with everything that it imports. */
function closure(bundle: Bundle, start: Chunk): Files {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (file: string): void => {
    const chunk = bundle[file];
    if (scripts.has(file) || chunk?.type !== 'chunk') return;
    scripts.add(file);
    chunk.imports.forEach(visit);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  visit(start.fileName);
  return { scripts: [...scripts], styles: [...styles] };
}

function chunkOf(bundle: Bundle, module: string): Chunk {
  const found = chunks(bundle).find((chunk) => chunk.moduleIds.includes(module));
  if (!found) throw new Error(`${module} is in no chunk`);
  return found;
}

const source = (name: string): string => resolve(ROOT, 'src', name);

function routeRow(bundle: Bundle, { pattern, page, title, texts = [] }: Route) {
  const files = closure(bundle, chunkOf(bundle, source(`pages/${page}.svelte`)));
  return {
    pattern: pattern.source,
    page,
    title,
    texts,
    ...files,
    parts: page === 'Learn' ? lessonFiles(bundle) : {},
  };
}

/** More files for each lesson: the components of its first questions, and its texts. */
function lessonFiles(bundle: Bundle): Record<string, Files & { texts: string[] }> {
  const of = (kind: string) =>
    closure(
      bundle,
      chunkOf(bundle, source(`lessons/kinds/${kind[0]!.toUpperCase() + kind.slice(1)}.svelte`)),
    );
  return Object.fromEntries(
    LESSONS.map(({ id, kinds }) => [id, { ...of(kinds[0]!), texts: [`learn-${id}`] }]),
  );
}

/** The chunks of a language: of the catalogue itself under an empty name, of its parts by name. */
function catalogues(bundle: Bundle, language: string): Record<string, string> {
  const found: Record<string, string> = {
    '': chunkOf(bundle, MESSAGES + language).fileName,
    playing: chunkOf(bundle, `${MESSAGES}${language}/playing`).fileName,
  };
  const parts = new RegExp(`/locales/${language}/([\\w-]+)\\.ftl\\?raw$`);
  for (const chunk of chunks(bundle)) {
    const name = chunk.moduleIds.map((id) => parts.exec(id)?.[1]).find(Boolean);
    if (name) found[name] = chunk.fileName;
  }
  return found;
}

/** Build the app once more, for Node, and let it write its first screens. */
async function screens(): Promise<unknown> {
  const outDir = resolve(ROOT, 'node_modules/.prerender');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [svelte(), messages()],
    ssr: { noExternal: true },
    build: { ssr: 'src/prerender.ts', outDir, emptyOutDir: true, copyPublicDir: false },
  });
  Object.assign(globalThis, {
    location: { pathname: '/', search: '' },
    document: { documentElement: {} },
  });
  const { prerender } = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  return prerender();
}

/** The worker, with the files that it keeps: of every page, and of each language. */
function worker(bundle: Bundle, languages: Record<string, Record<string, string>>): string {
  const spoken = new Set(Object.values(languages).flatMap((files) => Object.values(files)));
  const kept = Object.keys(bundle).filter((name) => /\.(js|css|woff2)$/.test(name));
  const values = {
    __VERSION__: VERSION,
    __FILES__: kept.filter((name) => !spoken.has(name)).map((name) => `/${name}`),
    __LANGUAGES__: Object.fromEntries(
      Object.entries(languages).map(([name, files]) => [
        name,
        Object.values(files).map((file) => `/${file}`),
      ]),
    ),
  };
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(name, JSON.stringify(value)),
    readFileSync(resolve(ROOT, 'tools/sw.js'), 'utf8'),
  );
}

export function shell(): Plugin {
  let folder = '';
  let table: object;
  return {
    name: 'fairplay-shell',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entry = chunks(bundle).find((chunk) => chunk.isEntry)!;
        const languages = Object.fromEntries(
          LANGUAGES.map((name) => [name, catalogues(bundle, name)]),
        );
        table = {
          version: VERSION,
          entry: { script: entry.fileName, ...closure(bundle, entry) },
          routes: [...ROUTES, LOST].map((route) => routeRow(bundle, route)),
          languages,
        };
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker(bundle, languages) });
      },
    },
    async closeBundle() {
      const text = JSON.stringify({ ...table, screens: await screens() });
      writeFileSync(join(folder, 'shell.json'), text);
    },
  };
}
