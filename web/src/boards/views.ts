/** The view of each family of boards, loaded when it is first needed. */
import type { Component } from 'svelte';
import type { Board } from '../lib/protocol';
import type { BoardProps } from './board';

type View = Component<BoardProps>;
type Family = Board['family'];

const SOURCES: Partial<Record<Family, () => Promise<{ default: View }>>> = {
  heaps: () => import('./HeapsBoard.svelte'),
  strip: () => import('./StripBoard.svelte'),
  grid: () => import('./GridBoard.svelte'),
};
const loaded = new Map<Family, View>();

/** Loads the views of these boards. A family that has none is shown as text. */
export async function loadViews(boards: Board[]): Promise<void> {
  const families = new Set(boards.map(({ family }) => family));
  await Promise.all(
    [...families].map(async (family) => {
      const load = loaded.has(family) ? undefined : SOURCES[family];
      if (load) loaded.set(family, (await load()).default);
    }),
  );
}

/** The view of a board, if it is loaded. */
export function viewOf({ family }: Board): View | undefined {
  return loaded.get(family);
}

export function areLoaded(boards: Board[]): boolean {
  return boards.every(({ family }) => loaded.has(family) || !(family in SOURCES));
}
