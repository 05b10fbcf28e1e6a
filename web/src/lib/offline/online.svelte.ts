/** Whether the server can be reached. */
import { t } from '../i18n.svelte';
import { announce, notify } from '../say.svelte';

/** Between two attempts, in milliseconds. */
const PAUSE = 5000;

let lost = $state(false);
let timer: ReturnType<typeof setTimeout> | undefined;

export const offline = (): boolean => lost;

/** A request got no answer. */
export function isLost(): void {
  if (!lost) announce(t('web-offline'));
  lost = true;
  clearTimeout(timer);
  timer = setTimeout(probe, PAUSE);
}

/** A request got an answer from the server. */
export function isBack(): void {
  if (!lost) return;
  lost = false;
  clearTimeout(timer);
  notify(t('web-online'), 'green');
}

/** Not below /api/, where the service worker may answer for the server. */
async function probe(): Promise<void> {
  await fetch('/healthz', { cache: 'no-store' }).then(isBack, isLost);
}

export function watchNetwork(): void {
  addEventListener('offline', isLost);
  addEventListener('online', () => void probe());
  if (!navigator.onLine) isLost();
}
