import type { Explained } from '../lib/answers';
import { get } from '../lib/api';
import type { Disguise } from '../lib/blocks';

export type { Explained };

export function explain(position: string, misere: boolean, signal?: AbortSignal) {
  return get('/api/explain', { position, misere }, signal);
}

/** How each board is read as heaps: one for every game of a sum, null where it is not disguised. */
export function disguises(explained: Explained | null, games: number): (Disguise | null)[] {
  const parts = games > 1 ? (explained?.components ?? []) : explained ? [explained] : [];
  return Array.from({ length: games }, (_, game) => {
    const found = parts[game]?.blocks.find((block) => block.kind === 'disguise');
    return found ?? null;
  });
}
