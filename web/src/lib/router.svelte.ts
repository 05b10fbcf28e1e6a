/** Client-side routing: addresses, browser history, and links that do not reload. */
import type { Component } from 'svelte';

export interface Page {
  /** The whole path; groups become parameters. */
  pattern: RegExp;
  /** The key of the page's title. */
  title: string;
  load: () => Promise<{ default: Component<any> }>;
}

export interface Route {
  path: string;
  query: URLSearchParams;
}

function here(): Route {
  return { path: location.pathname, query: new URLSearchParams(location.search) };
}

let now = $state.raw<Route>(here());

export function route(): Route {
  return now;
}

export function navigate(address: string, options: { replace?: boolean } = {}): void {
  const url = new URL(address, location.href);
  const target = url.pathname + url.search + url.hash;
  if (options.replace) history.replaceState(null, '', target);
  else history.pushState(null, '', target);
  now = here();
  if (!options.replace) scrollTo(0, 0);
}

/** The address of a page with a query; empty values are left out. */
export function address(path: string, query: Record<string, string | number | boolean | null>) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== '' && value !== false) search.set(name, String(value));
  }
  const written = search.toString();
  return written ? `${path}?${written}` : path;
}

/** Handle links inside the app, and the back and forward buttons. */
export function startRouter(): void {
  addEventListener('popstate', () => (now = here()));
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (/^\/(api|docs)\//.test(link.pathname)) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    navigate(link.href);
  });
}

export function find(pages: Page[], path: string): { page: Page; params: string[] } | null {
  for (const page of pages) {
    const match = page.pattern.exec(path);
    if (match) return { page, params: match.slice(1).map((part) => decoded(part ?? '')) };
  }
  return null;
}

/** A typed address can hold a % that begins no code: then take it as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
