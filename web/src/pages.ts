/** Every page of the app. Pages load lazily. */
import { withTexts } from './lib/i18n.svelte';
import type { Page } from './lib/router.svelte';

export const PAGES: Page[] = [
  { pattern: /^\/$/, title: 'web-home-title', load: () => import('./pages/Home.svelte') },
  { pattern: /^\/play$/, title: 'web-play-title', load: () => import('./pages/Play.svelte') },
  {
    pattern: /^\/(?:rooms|lobby)$/,
    title: 'web-rooms-title',
    load: () => withTexts(import('./pages/Rooms.svelte'), 'webrooms'),
  },
  {
    pattern: /^\/cards\/(zero|mod3)$/,
    title: 'web-cards-title',
    load: () => withTexts(import('./pages/Cards.svelte'), 'webrooms'),
  },
  {
    pattern: /^\/room\/([^/]+)\/replay$/,
    title: 'web-rerun-page',
    load: () => withTexts(import('./pages/RoomReplay.svelte'), 'webrooms'),
  },
  {
    pattern: /^\/room\/([^/]+)$/,
    title: 'web-room-title',
    load: () => withTexts(import('./pages/Room.svelte'), 'webrooms'),
  },
  {
    pattern: /^\/learn(?:\/([a-z0-9-]+))?$/,
    title: 'web-learn-title',
    load: () => withTexts(import('./pages/Learn.svelte'), 'learn', 'webrooms'),
  },
  {
    pattern: /^\/lab$/,
    title: 'web-lab-title',
    load: () => withTexts(import('./pages/Lab.svelte'), 'lab'),
  },
  {
    pattern: /^\/print$/,
    title: 'web-print-title',
    load: () => withTexts(import('./pages/Print.svelte'), 'print'),
  },
  {
    pattern: /^\/mine$/,
    title: 'web-nav-mine',
    load: () => withTexts(import('./pages/Mine.svelte'), 'mine'),
  },
  {
    pattern: /^\/puzzles(?:\/([^/]+))?$/,
    title: 'web-puzzles-title',
    load: () => withTexts(import('./pages/Puzzles.svelte'), 'puzzles', 'webrooms'),
  },
  {
    pattern: /^\/privacy$/,
    title: 'web-privacy-title',
    load: () => withTexts(import('./pages/Privacy.svelte'), 'privacy'),
  },
];

export const NOT_FOUND: Page = {
  pattern: /^/,
  title: 'web-lost-title',
  load: () => import('./pages/NotFound.svelte'),
};
