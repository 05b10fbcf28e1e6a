import { get } from '../lib/api';
import type { Block, Disguise } from '../lib/blocks';

/** What the server says about a position; a sum has one part for each of its games. */
export interface Explained {
  position: string;
  play: 'normal' | 'misere';
  blocks: Block[];
  components: Explained[];
}

export function explain(position: string, misere: boolean, signal?: AbortSignal) {
  return get<Explained>('/api/explain', { position, misere }, signal);
}

/** How each board is read as heaps: one for every game of a sum, null where it is not disguised. */
export function disguises(explained: Explained | null, games: number): (Disguise | null)[] {
  const parts = games > 1 ? (explained?.components ?? []) : explained ? [explained] : [];
  return Array.from({ length: games }, (_, game) => {
    const found = parts[game]?.blocks.find((block) => block.kind === 'disguise');
    return found ?? null;
  });
}
