/** The service worker: pages open at once on a second visit, and without a network.
 *
 * It keeps the files of one build and the frame of a page. Whatever it serves from there was made
 * for one protocol, so before a page that it has opened may ask the server anything, the server says
 * its version. If the protocol is another one, the worker deletes everything, unregisters and
 * reloads the page; if only the build is another one, it looks for its successor.
 * The build fills in the three names below. */
const VERSION = __VERSION__;
const FILES = __FILES__;
const LANGUAGES = __LANGUAGES__;

const SHELL = `shell-${VERSION}`;
const PROTOCOL = VERSION.split('+')[0];
const ANSWERS = `answers-${PROTOCOL}`;
const [HOME, FRAME] = ['/', '/index.html'];
const MOST_ANSWERS = 300;
/** Wait no longer for the version than for any answer: a slow network is no reason to stand still. */
let agreed = Promise.resolve(true);

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('message', (event) => event.waitUntil(told(event.data)));
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api/')) {
    if (request.mode !== 'navigate') event.respondWith(ask(event));
  } else if (request.mode === 'navigate') {
    const ours = !url.pathname.includes('.') && !/^\/docs(\/|$)/.test(url.pathname);
    if (request.method === 'GET' && ours) event.respondWith(open(event, url));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(asset(request));
  }
});

async function install() {
  const shell = await caches.open(SHELL);
  await shell.addAll(FILES);
  await keepPages(shell);
  await skipWaiting();
}

/** Pages are in the language and the colours that the cookies say. */
function keepPages(shell) {
  return shell.addAll([HOME, FRAME].map((page) => new Request(page, { cache: 'reload' })));
}

/** Keep the shell before this one for pages that are still open. */
async function activate() {
  const names = await caches.keys();
  const shells = names.filter((name) => name.startsWith('shell-') && name !== SHELL);
  const old = names.filter((name) => name.startsWith('answers-') && name !== ANSWERS);
  await Promise.all([...shells.slice(0, -1), ...old].map((name) => caches.delete(name)));
  await clients.claim();
}

/** A page says its language, when it opens and when another one is chosen. */
async function told({ language, changed }) {
  if (!(await caches.has(SHELL))) return;
  const shell = await caches.open(SHELL);
  const files = LANGUAGES[language] ?? [];
  if (files.length && !(await shell.match(files[0]))) await shell.addAll(files);
  if (changed) await keepPages(shell);
}

/** What is kept, if it can be read: a full or damaged disk must not keep anyone from playing. */
function find(name, options) {
  return caches.match(name, options).catch(() => undefined);
}

async function open(event, url) {
  const name = url.pathname === HOME && !url.search ? HOME : FRAME;
  const page = await find(name, { cacheName: SHELL });
  if (!page) return fetch(event.request);
  if (url.searchParams.has('lang')) return fetch(event.request).catch(() => page);
  agreed = fetch(FRAME, { method: 'HEAD', cache: 'no-store' }).then(agrees, () => true);
  event.waitUntil(agreed);
  return page;
}

async function asset(request) {
  return (await find(request.url)) ?? fetch(request);
}

/** Ask the server first. Without a network, a public answer from before is as good. */
async function ask(event) {
  const { request } = event;
  if (!(await agreed) || !(await caches.has(SHELL).catch(() => true))) return outdated();
  try {
    const answer = await fetch(request);
    event.waitUntil(agrees(answer));
    if (request.method === 'GET' && isPublic(answer))
      event.waitUntil(keep(request, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await find(request.url, { cacheName: ANSWERS });
    if (kept) return kept;
    throw error;
  }
}

/** A page that gets this loads itself again, from the server. */
async function outdated() {
  await registration.unregister();
  return Response.json({ code: 'web-outdated', params: {} }, { status: 409 });
}

function isPublic(answer) {
  return answer.ok && (answer.headers.get('cache-control') ?? '').startsWith('public');
}

async function keep(request, answer) {
  const answers = await caches.open(ANSWERS);
  await answers.put(request.url, answer);
  const kept = await answers.keys();
  for (const old of kept.slice(0, kept.length - MOST_ANSWERS)) await answers.delete(old);
}

/** Whether the server speaks the protocol of this build. */
async function agrees(answer) {
  const version = answer.headers.get('fairplay-version') ?? VERSION;
  if (version === VERSION) return true;
  if (version.split('+')[0] === PROTOCOL) {
    registration.update().catch(() => {});
    return true;
  }
  await stepAside();
  return false;
}

async function stepAside() {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' }))
    await client.navigate(client.url);
}
