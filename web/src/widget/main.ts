/** A board in a notebook: what anywidget loads for each `fairplay.notebook.Game`. */
import { mount, unmount } from 'svelte';
import '../styles/palette.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/parts.css';
import './widget.css';
import { speak } from '../lib/i18n.svelte';
import type { Model } from './kernel.svelte';
import { followPage } from './theme';
import Widget from './Widget.svelte';

/** All styles of the boards; the build puts them here. */
declare const __STYLES__: string;

interface Shown {
  model: Model;
  el: HTMLElement;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(__STYLES__);

function render({ model, el }: Shown): () => void {
  const { language, texts } = model.get('setup');
  speak(language, [texts]);
  const host = document.createElement('div');
  host.lang = language;
  // JupyterLab would take the keys that move on a board.
  host.dataset.lmSuppressShortcuts = 'true';
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  el.append(host);
  const end = new AbortController();
  followPage(host, el, end.signal);
  const shown = mount(Widget, { target: root, props: { model } });
  return () => {
    end.abort();
    void unmount(shown);
    host.remove();
  };
}

export default { render };
