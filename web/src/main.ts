import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/palette.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/parts.css';
import App from './App.svelte';
import { preferredLanguage, setLanguage } from './lib/i18n.svelte';
import { startRouter } from './lib/router.svelte';
import { restoreTheme } from './lib/theme.svelte';

restoreTheme();
startRouter();
await setLanguage(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
