/** Every page of the app; each is loaded when it is opened. */
import { withTexts } from './lib/i18n.svelte';
import type { Page } from './lib/router.svelte';

export const PAGES: Page[] = [
  { pattern: /^\/$/, title: 'web-home-title', load: () => import('./pages/Home.svelte') },
  { pattern: /^\/play$/, title: 'web-play-title', load: () => import('./pages/Play.svelte') },
  {
    pattern: /^\/(?:rooms|lobby)$/,
    title: 'web-rooms-title',
    load: () => import('./pages/Rooms.svelte'),
  },
  {
    pattern: /^\/cards\/(zero|mod3)$/,
    title: 'web-cards-title',
    load: () => import('./pages/Cards.svelte'),
  },
  {
    pattern: /^\/room\/([^/]+)\/replay$/,
    title: 'web-rerun-page',
    load: () => import('./pages/RoomReplay.svelte'),
  },
  {
    pattern: /^\/room\/([^/]+)$/,
    title: 'web-room-title',
    load: () => import('./pages/Room.svelte'),
  },
  {
    pattern: /^\/learn(?:\/([a-z0-9-]+))?$/,
    title: 'web-learn-title',
    load: () => withTexts('learn', import('./pages/Learn.svelte')),
  },
  {
    pattern: /^\/lab$/,
    title: 'web-lab-title',
    load: () => withTexts('lab', import('./pages/Lab.svelte')),
  },
  {
    pattern: /^\/print$/,
    title: 'web-print-title',
    load: () => withTexts('print', import('./pages/Print.svelte')),
  },
  {
    pattern: /^\/privacy$/,
    title: 'web-privacy-title',
    load: () => withTexts('privacy', import('./pages/Privacy.svelte')),
  },
];

export const NOT_FOUND: Page = {
  pattern: /^/,
  title: 'web-lost-title',
  load: () => import('./pages/NotFound.svelte'),
};
