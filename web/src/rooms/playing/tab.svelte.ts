/** What the tab's title says for a moment, so that it is seen from another tab. */
import { t } from '../../lib/i18n.svelte';
import type { News } from '../../lib/protocol';
import { readerOf } from '../people/reader';

/** For those who look at the page, so many milliseconds. Others see it until they look. */
const SEEN_MS = 5000;
const CALLS = ['sit', 'admit', 'ask', 'rematch', 'game'];

export class TabCall {
  text = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Somebody else has done something that waits for us. */
  heard(event: News, told: string): void {
    if (!CALLS.includes(event.what)) {
      this.done();
      return;
    }
    const { seat, names, me, what } = event;
    const came = what === 'sit' && seat !== null;
    this.text = came ? t('web-tab-joined', { name: readerOf(names, me).name(seat) }) : told;
    this.soon();
  }

  /** Look whether the page is looked at; ends with what is returned. */
  follow(): () => void {
    const soon = () => this.soon();
    document.addEventListener('visibilitychange', soon);
    return () => {
      document.removeEventListener('visibilitychange', soon);
      clearTimeout(this.timer);
    };
  }

  private soon(): void {
    clearTimeout(this.timer);
    if (document.visibilityState === 'visible') this.timer = setTimeout(() => this.done(), SEEN_MS);
  }

  private done(): void {
    clearTimeout(this.timer);
    this.text = '';
  }
}
