/** A match of a room that is over: what decided it, and its positions once more.
 *
 * The server judges matches without a room. There player 0 moves first, whatever seat that is. */
import type { Decided, MatchQuery } from '../../lib/answers';
import { errorText, matchView, post } from '../../lib/api';
import type { MatchOptions, MatchView, RoomView } from '../../lib/protocol';
import { notify } from '../../lib/say.svelte';
import type { Replayed } from '../../play/replayed';
import type { Reader } from '../people/reader';

/** How a match ends by its moves, or by a word. Of time and absence there is nothing to learn. */
const DECIDED = ['no-move', 'resigned', 'repetition', 'retreats'];

export class Past implements Replayed {
  readonly viewer: 0 | 1;
  shown = $state(0);
  /** The position that is looked at; null for that of the end. */
  view = $state.raw<MatchView | null>(null);
  /** Null until it is known, and where nobody can say. */
  decided = $state.raw<Decided | null>(null);

  private constructor(
    private readonly query: MatchQuery & { moves: string[] },
    private readonly first: number,
    viewer: number,
  ) {
    this.viewer = viewer ? 1 : 0;
    this.shown = query.moves.length;
    post('/api/decided', query).then(
      (decided) => (this.decided = decided),
      () => {}, // the position is too large to be solved, or there is no network
    );
  }

  /** The match that is over in a room, as the seat `me` sees it. */
  static of(room: RoomView, moves: string[], me: number | null): Past | null {
    const { match } = room;
    if (!match?.result || !DECIDED.includes(match.result.reason)) return null;
    const { winner, reason } = match.result;
    const first = match.mover ^ (match.played % 2);
    const resigned = reason === 'resigned' && winner !== null ? 1 - (winner ^ first) : null;
    const { position: start } = room.options.game as MatchOptions;
    const query = { start, misere: match.misere, moves, resigned };
    return new Past(query, first, (me ?? 0) ^ first);
  }

  /** The reader of a room, told of players instead of seats. */
  reader({ me, name }: Reader): Reader {
    return {
      me: me === null ? null : me ^ this.first,
      name: (player) => name(player ^ this.first),
    };
  }

  async look(count: number): Promise<void> {
    this.shown = count;
    if (count === this.query.moves.length) return void (this.view = null);
    try {
      const view = await this.viewAt(count);
      if (this.shown === count) this.view = view;
    } catch (error) {
      notify(errorText(error), 'amber');
    }
  }

  viewAt(count: number): Promise<MatchView> {
    const { start, misere = false, moves } = this.query;
    return matchView({ start, misere, moves: moves.slice(0, count) });
  }
}
