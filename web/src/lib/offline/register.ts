/** The service worker, seen from the page. Nothing here is needed to play. */
import { language } from '../i18n.svelte';

/** Register after the page is ready, so that what the worker loads does not slow it down. */
export async function register(): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext || savesData()) return;
  if (document.readyState !== 'complete')
    await new Promise((done) => addEventListener('load', done));
  await idle();
  try {
    const { serviceWorker } = navigator;
    // A new worker knows no language yet.
    serviceWorker.addEventListener('controllerchange', () => void tellWorker(false));
    await serviceWorker.register('/sw.js');
    await tellWorker(false);
  } catch {
    // Forbidden here, as in some private windows.
  }
}

/** Whether the browser was told to load little. The worker would load every page. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

function idle(): Promise<unknown> {
  const wait = window.requestIdleCallback ?? ((done) => setTimeout(done, 1000));
  return new Promise((done) => wait(done, { timeout: 5000 }));
}

/** Say the language; `changed` if the kept pages have to be written anew. */
export async function tellWorker(changed: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ language: language(), changed });
}
