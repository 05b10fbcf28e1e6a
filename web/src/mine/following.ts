/** Follow the match on the Play page, to record it once when it is over.
 *
 * A match that is opened when it is over is only looked at. After the first ending, taking moves
 * back and playing on does not count again; session storage remembers this across a reload. */
import type { MatchResult, MatchView } from '../lib/protocol';
import { remember, remembered } from '../lib/storage';
import type { Setup } from '../play/setup';
import { joined, type Game, type Outcome } from './records';

/** What is known about the match on the page. */
interface Followed {
  start: string;
  misere: boolean;
  moves: string;
  began: number;
  hints: number;
  counted: boolean;
}
const NAME = 'following';

export interface Seen {
  /** Whether another match was opened since the last position. */
  opened: boolean;
  setup: Setup;
  moves: string[];
  view: MatchView;
}

export class Follower {
  private first = true;
  private now: Followed = {
    start: '',
    misere: false,
    moves: '',
    began: 0,
    hints: 0,
    counted: true,
  };
  /** The number of moves at the last hint: more steps of one hint count once. */
  private hintedAt = -1;

  /** A position of the match. Gives the game to record when it has just ended. */
  see(seen: Seen, at: number): Omit<Game, 'v'> | null {
    const { moves, view } = seen;
    if (seen.opened) this.begin(seen, at);
    const ended = view.result !== null && moves.length > 0 && !this.now.counted;
    this.now = { ...this.now, moves: moves.join(';'), counted: this.now.counted || ended };
    remember(NAME, JSON.stringify(this.now), 'sessionStorage');
    return ended ? this.game(seen, at) : null;
  }

  hinted(moves: number): void {
    if (moves !== this.hintedAt) this.now.hints++;
    this.hintedAt = moves;
  }

  /** Another match: a new one, one from a link, or the one before a reload. */
  private begin({ setup, moves, view }: Seen, at: number): void {
    const { start, misere } = setup;
    const before = this.first && moves.length ? lastFollowed() : null;
    const fresh = { start, misere, moves: '', began: at, hints: 0, counted: view.result !== null };
    const same =
      before?.start === start && before.misere === misere && before.moves === moves.join(';');
    this.now = same ? before : fresh;
    this.hintedAt = -1;
    this.first = false;
  }

  private game({ setup, moves, view }: Seen, at: number): Omit<Game, 'v'> {
    const computer = setup.opponent === 'computer';
    const seat = computer ? setup.seat : null;
    return {
      kind: 'match',
      id: `${this.now.began.toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
      at,
      hints: this.now.hints,
      game: gameOf(view),
      start: setup.start,
      misere: view.misere,
      against: computer ? 'computer' : 'here',
      level: computer ? setup.level : 0,
      seat,
      result: outcome(view.result!, seat),
      moves: joined(moves),
      count: moves.length,
      ms: Math.max(0, at - this.now.began),
      room: '',
    };
  }
}

function lastFollowed(): Followed | null {
  try {
    return JSON.parse(remembered(NAME, 'sessionStorage') ?? 'null');
  } catch {
    return null;
  }
}

/** The kinds of the boards, as in `kayles+nim`. */
export const gameOf = (view: MatchView): string =>
  view.seen[0]!.map((board) => board.game).join('+');

export function outcome({ winner }: MatchResult, seat: number | null): Outcome {
  if (winner === null) return 'drawn';
  if (seat === null) return 'none';
  return winner === seat ? 'won' : 'lost';
}
