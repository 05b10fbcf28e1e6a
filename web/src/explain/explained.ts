import type { Explained } from '../lib/answers';
import { get } from '../lib/api';
import type { Disguise } from '../lib/blocks';
import type { MatchView } from '../lib/protocol';

export type { Explained };

export function explain(position: string, misere: boolean, signal?: AbortSignal) {
  return get('/api/explain', { position, misere }, signal);
}

/** How each board is read as heaps, if this explains the position that is shown. */
export function disguises(
  explained: Explained | null,
  { position }: MatchView,
): (Disguise | undefined)[] {
  if (explained?.position !== position) return [];
  const parts = explained.components.length ? explained.components : [explained];
  return parts.map(({ blocks }) => blocks.find((block) => block.kind === 'disguise'));
}
