/** The view of each picture, loaded when it is needed for the first time. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';

type View = Component<BoardProps>;

const SOURCES: Record<string, () => Promise<{ default: View }>> = {
  heaps: () => import('./HeapsBoard.svelte'),
  points: () => import('./HeapsBoard.svelte'),
  pins: () => import('./HeapsBoard.svelte'),
  strip: () => import('./StripBoard.svelte'),
  rows: () => import('./RowsBoard.svelte'),
  pawns: () => import('./PawnsBoard.svelte'),
};
const loaded = new Map<string, View>();

/** Loads the views of these pictures. A picture that nobody can draw is shown as text. */
export async function loadViews(pictures: string[]): Promise<void> {
  const missing = [...new Set(pictures)].filter((one) => one in SOURCES && !loaded.has(one));
  await Promise.all(
    missing.map(async (picture) => loaded.set(picture, (await SOURCES[picture]!()).default)),
  );
}

/** The view of a picture, if it is loaded. */
export function viewOf(picture: string): View | undefined {
  return loaded.get(picture);
}

export function areLoaded(pictures: string[]): boolean {
  return pictures.every((picture) => loaded.has(picture) || !(picture in SOURCES));
}
