/** Questions to the server. Every answer that is no success is an ApiError with a message's key. */
import { has, t, type Arguments } from './i18n.svelte';
import type { MatchView } from './protocol';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly params: Arguments = {},
  ) {
    super(code);
  }

  /** What went wrong, in words. */
  get text(): string {
    return has(this.code) ? t(this.code, this.params) : t('web-error-server');
  }
}

/** What went wrong, in words, whatever was thrown. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.text : t('web-error-server');
}

async function ask(path: string, init: RequestInit): Promise<any> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'web-error-offline');
  }
  const body = await response.json().catch(() => null);
  if (response.ok && body !== null) return body;
  const code = typeof body?.code === 'string' ? body.code : 'web-error-server';
  throw new ApiError(response.status, code, body?.params ?? {});
}

export function get<T>(
  path: string,
  query: Record<string, string | number | boolean> = {},
  signal?: AbortSignal,
): Promise<T> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return ask(search.size ? `${path}?${search}` : path, { signal: signal ?? null });
}

export function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  return ask(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: signal ?? null,
  });
}

/** Asks the server to forget this guest. `done` is false while several processes are at it. */
export function forgetMe(): Promise<{ done: boolean }> {
  return ask('/api/me', { method: 'DELETE' });
}

// -- what the server answers -----------------------------------------------------------------

export interface GameInfo {
  name: string;
  position: string;
  picture: string;
  misere: 'offered' | 'always' | 'never';
  code: string | null;
  examples: string[];
}

export interface DeckInfo {
  name: string;
  title: string;
  p: number;
  k: number;
  hand: number;
  size: number;
  shapes: string[];
}

export interface Games {
  games: GameInfo[];
  sums: string[];
  decks: DeckInfo[];
}

export interface MatchRequest {
  start: string;
  misere: boolean;
  moves: string[];
}

export interface Reply {
  move: string;
  view: MatchView;
}

export interface Solution {
  position: string;
  play: 'normal' | 'misere';
  outcome: 'N' | 'P';
  value: number | null;
  winning_moves: { move: string; to: string }[];
}

/** How the values of a rule go on; null where no period was seen. */
export interface Period {
  preperiod: number | null;
  period: number | null;
  saltus: number | null;
  proved: boolean;
  computed: number;
  exceptions: number[];
}

let known: Promise<Games> | null = null;

/** All games and decks, asked for once. */
export function games(): Promise<Games> {
  known ??= get<Games>('/api/games').catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

export const matchView = (request: MatchRequest, signal?: AbortSignal) =>
  post<MatchView>('/api/match', request, signal);
export const reply = (request: MatchRequest & { level: number }, signal?: AbortSignal) =>
  post<Reply>('/api/reply', request, signal);
export const solve = (position: string, misere: boolean, signal?: AbortSignal) =>
  get<Solution>('/api/solve', { position, misere }, signal);
