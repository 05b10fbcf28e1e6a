/** Requests to the server. A failure throws an ApiError with the key of a message. */
import type { Erased, Games, Get, MatchQuery, Post, ReplyQuery } from './answers';
import { isLost } from './offline/online.svelte';
import { has, t, type Arguments } from './i18n.svelte';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: Arguments = {},
  ) {
    super(code);
  }

  /** The message for the user. */
  get text(): string {
    return has(this.code) ? t(this.code, this.params) : t('web-error-server');
  }
}

/** The message for anything that was thrown. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.text : t('web-error-server');
}

export async function request(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    isLost();
    throw new ApiError(0, 'web-error-offline');
  }
  if (response.ok) return response;
  const body = await response.json().catch(() => null);
  const code = typeof body?.code === 'string' ? body.code : 'web-error-server';
  // The service worker says that this page is older than the server.
  if (code === 'web-outdated') location.reload();
  throw new ApiError(response.status, code, body?.params ?? {});
}

const ask = async (path: string, init: RequestInit) => (await request(path, init)).json();

/** Fill the parameters of a path such as `/api/rooms/{code}` from the query. */
export function get<P extends keyof Get>(
  path: P,
  query: Get[P]['query'],
  signal?: AbortSignal,
): Promise<Get[P]['answer']> {
  const search = new URLSearchParams();
  let filled: string = path;
  for (const [name, value] of Object.entries<string | number | boolean>({ ...query })) {
    const place = `{${name}}`;
    if (path.includes(place)) filled = filled.replace(place, encodeURIComponent(value));
    else search.set(name, String(value));
  }
  return ask(search.size ? `${filled}?${search}` : filled, { signal: signal ?? null });
}

export function post<P extends keyof Post>(
  path: P,
  query: Post[P]['query'],
  signal?: AbortSignal,
): Promise<Post[P]['answer']> {
  return ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(query),
    signal: signal ?? null,
  });
}

/** Delete this guest. `done` is false while other processes still work on it. */
export function forgetMe(): Promise<Erased> {
  return ask('/api/me', { method: 'DELETE' });
}

let known: Promise<Games> | null = null;

/** All games and decks. Asked once per page load. */
export function games(): Promise<Games> {
  known ??= get('/api/games', {}).catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

export const matchView = (request: MatchQuery, signal?: AbortSignal) =>
  post('/api/match', request, signal);
export const reply = (request: ReplyQuery, signal?: AbortSignal) =>
  post('/api/reply', request, signal);
/** The move for a gesture. An ApiError says why the gesture is not a move. */
export async function judge(position: string, component: number, gesture: number[][]) {
  const { move, refused } = await post('/api/move', { position, component, gesture });
  if (refused) throw new ApiError(200, refused.code, refused.params);
  return move!;
}
export const solve = (position: string, misere: boolean, signal?: AbortSignal) =>
  get('/api/solve', { position, misere }, signal);
