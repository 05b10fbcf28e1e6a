import { get } from '../lib/api';
import type { Block } from '../lib/blocks';

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
