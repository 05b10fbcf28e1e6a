import { t } from '../lib/i18n.svelte';
import { notify } from '../lib/say.svelte';
import { copied } from '../rooms/lobby/sharing';

/** Hands a link to another app on a phone, else to the clipboard; else shows it. */
export async function share(url: string): Promise<void> {
  if (navigator.share && innerWidth < 700) {
    await navigator.share({ url }).catch(() => notify(url));
  } else if (await copied(url)) notify(t('web-play-copied'), 'green');
  else notify(url);
}
