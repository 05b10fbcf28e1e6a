/** Every address of the app, as data: the build gives it to the server, which writes the head and
 * the first screen of a page before any script runs. */
import type { Part } from './lib/catalogues.ts';

export interface Route {
  /** The whole path; groups become parameters. */
  pattern: RegExp;
  /** The file in `pages`. */
  page: string;
  /** The key of the page's title. */
  title: string;
  /** Catalogues that only some pages need. */
  texts?: Part[];
}

const PAGES: Route[] = [
  { pattern: /^\/$/, page: 'Home', title: 'web-home-title' },
  { pattern: /^\/play$/, page: 'Play', title: 'web-play-title' },
  { pattern: /^\/(?:rooms|lobby)$/, page: 'Rooms', title: 'web-rooms-title', texts: ['webrooms'] },
  {
    pattern: /^\/cards\/(zero|mod3)$/,
    page: 'Cards',
    title: 'web-cards-title',
    texts: ['how', 'webrooms'],
  },
  {
    pattern: /^\/room\/([^/]+)\/replay$/,
    page: 'RoomReplay',
    title: 'web-rerun-page',
    texts: ['webrooms'],
  },
  { pattern: /^\/room\/([^/]+)$/, page: 'Room', title: 'web-room-title', texts: ['webrooms'] },
  {
    pattern: /^\/learn(?:\/([^/]+)(?:\/(.+?))?)?\/?$/,
    page: 'Learn',
    title: 'web-learn-title',
    texts: ['learn', 'webrooms'],
  },
  { pattern: /^\/lab$/, page: 'Lab', title: 'web-lab-title', texts: ['lab', 'misere'] },
  { pattern: /^\/make$/, page: 'Make', title: 'home-make', texts: ['make', 'how'] },
  { pattern: /^\/print$/, page: 'Print', title: 'web-print-title', texts: ['print', 'learn'] },
  { pattern: /^\/mine$/, page: 'Mine', title: 'web-nav-mine', texts: ['mine', 'webrooms'] },
  {
    pattern: /^\/puzzles(?:\/([^/]+))?$/,
    page: 'Puzzles',
    title: 'web-nav-puzzles',
    texts: ['puzzles', 'webrooms'],
  },
  { pattern: /^\/about$/, page: 'About', title: 'about-title', texts: ['about', 'how', 'learn'] },
  {
    pattern: /^\/teachers$/,
    page: 'Teachers',
    title: 'teachers-title',
    texts: ['about', 'learn'],
  },
  { pattern: /^\/privacy$/, page: 'Privacy', title: 'web-privacy-title', texts: ['privacy'] },
];

/** Every page but the first one may show a game, and has the texts for it. */
export const ROUTES: Route[] = PAGES.map((route) =>
  route.page === 'Home' ? route : { ...route, texts: ['playing', ...(route.texts ?? [])] },
);

/** For every other address. */
export const LOST: Route = { pattern: /^/, page: 'NotFound', title: 'web-lost-title' };
