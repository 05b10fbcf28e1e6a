import { hydrate, mount } from 'svelte';
import './styles/fonts.css';
import './styles/palette.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './lib/catalogues';
import { register } from './lib/offline/register';
import { watchNetwork } from './lib/offline/online.svelte';
import { startRouter } from './lib/router.svelte';
import { restoreTheme } from './lib/theme.svelte';
import { load } from './pages';

const target = document.getElementById('app')!;
const language = preferredLanguage();
/** Whether the server has written this very page, in this language. */
const written = 'written' in target.dataset && document.documentElement.lang === language;

restoreTheme();
startRouter();
await setLanguage(language);
const first = await load(location.pathname).catch(() => null);
if (written && first) {
  hydrate(App, { target, props: { first } });
} else {
  target.replaceChildren();
  mount(App, { target, props: { first } });
}
target.dataset.ready = '';
watchNetwork();
if (import.meta.env.PROD) void register();
