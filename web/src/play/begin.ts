import type { Begun } from '../lib/answers';
import { ApiError, get, matchView } from '../lib/api';
import type { Wanted } from './setup';

/** The first view of a match. A fresh one is given with a seat that can win, unless another was
 * chosen. */
export async function begin(wanted: Wanted, moves: string[]): Promise<Begun> {
  const { start, misere, opponent, seat } = wanted;
  if (seat === null && opponent === 'computer' && !moves.length) {
    try {
      return await get('/api/begin', { position: start, misere });
    } catch (error) {
      // It can be played even if it takes too long to solve.
      if (!(error instanceof ApiError) || error.status < 500) throw error;
    }
  }
  return { seat: seat ?? 0, known: false, view: await matchView({ start, misere, moves }) };
}

/** Whether a match can be played from its start, whatever its moves were. */
export const isPlayable = ({ start, misere }: Wanted): Promise<boolean> =>
  matchView({ start, misere, moves: [] }).then(
    () => true,
    () => false,
  );
