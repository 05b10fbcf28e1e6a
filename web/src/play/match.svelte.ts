/** A match played in this browser: against the computer, or by two people at one screen.
 *
 * The server keeps nothing of it. It is asked what can be played after the moves so far, and for
 * the computer's move; the moves themselves are in the address of the page. */
import type { Selection } from '../boards/board';
import type { Decided, MatchQuery, Reply } from '../lib/answers';
import { ApiError, errorText, matchView, post, reply } from '../lib/api';
import { drawn } from '../lib/frame';
import { replyPause } from '../lib/pace.svelte';
import type { Hinted, MatchResult, MatchView, Sentence } from '../lib/protocol';
import { begin, isPlayable } from './begin';
import type { Replayed } from './replayed';
import type { Setup, Wanted } from './setup';

/** So long the first move of a match takes at least, if the computer makes it. */
const PAUSE = 180;
/** After so long without an answer to a move, the page shows that it waits for one. */
const PATIENCE = 150;
/** The step of help that shows a move. */
export const LAST_STEP = 3;

interface Listener {
  /** Told before a match is shown for the first time. */
  opening?: (view: MatchView) => void;
  /** Told when a position has come and is drawn. */
  moved?: (match: LocalMatch) => void;
}

export class LocalMatch implements Replayed {
  setup = $state.raw<Setup>() as Setup;
  moves = $state.raw<string[]>([]);
  /** How many moves are shown: fewer than played while looking back. */
  shown = $state(0);
  view = $state.raw<MatchView | null>(null);
  /** The position after all moves, also while looking back. */
  private final = $state.raw<MatchView | null>(null);
  /** Whether the person got a seat that can win, without having asked for it. */
  offered = $state(false);
  /** A move that is made: the board shows it at once, and all else follows. */
  pending = $state.raw<Selection | null>(null);
  /** Whether that answer is long in coming. */
  waiting = $state(false);
  selection = $state.raw<Selection | null>(null);
  thinking = $state(false);
  /** Whether another match is about to be shown. */
  loading = $state(false);
  trouble = $state('');
  /** Whether the position itself cannot be shown. */
  broken = $state(false);
  /** Whether only the moves of the address cannot be played, and the position can. */
  spared = $state(false);
  /** The last hint about this position. */
  hint = $state.raw<Hinted | null>(null);
  /** How many steps of help were given for it. */
  steps = $state(0);
  /** Where the match was lost; null until that is known, and undefined if nobody can say. */
  decided = $state.raw<Decided | null | undefined>(null);

  private views = new Map<number, MatchView>();
  /** The match that was opened last, also if it could not be. */
  private opened: [wanted: Wanted, moves: string[]] | null = null;
  private turn = 0;
  /** The turn of which something is about to be told. */
  private telling = -1;

  constructor(private readonly listener: Listener = {}) {}

  open(wanted: Wanted, moves: string[]): Promise<void> {
    // Forget everything of the match before, also answers that are still under way.
    this.views.clear();
    this.forget();
    this.loading = true;
    this.trouble = '';
    this.spared = false;
    this.setup = { ...wanted, seat: wanted.seat ?? 0 };
    this.opened = [wanted, moves];
    return this.attempt(++this.turn, true, async (current) => {
      const { seat, known, view } = await begin(wanted, moves).catch(async (error) => {
        const spared = moves.length > 0 && (await isPlayable(wanted));
        if (current()) this.spared = spared;
        throw error;
      });
      if (!current()) return;
      this.listener.opening?.(view);
      this.broken = false;
      this.setup = { ...this.setup, seat };
      this.offered = known;
      await this.follow(moves, view);
    });
  }

  /** Ignore replies that are still pending. */
  close(): void {
    this.turn++;
  }

  /** Does something that can fail. A failure that comes too late is no longer of interest. */
  private async attempt(
    turn: number,
    opening: boolean,
    work: (current: () => boolean) => Promise<void>,
  ): Promise<void> {
    const current = () => turn === this.turn;
    try {
      await work(current);
    } catch (error) {
      if (current()) this.fail(error, opening);
    }
  }

  private forget(): void {
    this.selection = null;
    this.pending = null;
    this.waiting = false;
    this.thinking = false;
    this.hint = null;
    this.steps = 0;
  }

  private fail(error: unknown, opening: boolean): void {
    if (this.pending) this.selection = null;
    this.trouble = errorText(error);
    this.broken = opening && error instanceof ApiError && error.status > 0 && error.status < 500;
    this.thinking = false;
    this.loading = false;
    this.pending = null;
    this.waiting = false;
  }

  private request(moves: string[]): MatchQuery {
    return { start: this.setup.start, misere: this.setup.misere, moves };
  }

  private accept(moves: string[], view: MatchView): void {
    this.forget();
    this.loading = false;
    this.decided = null;
    this.moves = moves;
    this.view = this.final = view;
    this.shown = moves.length;
    this.views.set(moves.length, view);
    this.trouble = '';
    void this.tell();
    if (view.result) void this.decide(view.result);
  }

  /** Two positions in one frame are told as one. */
  private async tell(): Promise<void> {
    if (this.telling === this.turn) return;
    const turn = (this.telling = this.turn);
    await drawn();
    if (this.telling === turn) this.telling = -1;
    if (turn === this.turn) this.listener.moved?.(this);
  }

  /** Asks what each move did, and where the match was lost. */
  private async decide({ winner, reason }: MatchResult): Promise<void> {
    const { turn } = this;
    const resigned = reason === 'resigned' && winner !== null ? 1 - winner : null;
    // There is no answer if the position is too large to be solved, or without a network.
    const decided = await post('/api/decided', {
      ...this.request(this.moves),
      resigned,
    }).catch(() => undefined);
    if (turn === this.turn) this.decided = decided;
  }

  /** Whether someone here has made a move. */
  get begun(): boolean {
    const theirs = this.setup.opponent === 'computer' ? this.setup.seat : 0;
    return this.moves.length > theirs;
  }

  get live(): boolean {
    return this.shown === this.moves.length;
  }

  /** Whose view of the board is shown. */
  get viewer(): 0 | 1 {
    return this.setup.opponent === 'computer' ? this.setup.seat : 0;
  }

  /** How the match ended, in words. */
  get told(): Sentence | null {
    return this.final?.told ?? null;
  }

  get result(): MatchResult | null {
    return this.final?.result ?? null;
  }

  /** Whether someone here can move. */
  get mine(): boolean {
    if (!this.view || this.result || this.waiting || this.thinking || this.loading) return false;
    if (!this.live) return false;
    return this.setup.opponent === 'person' || this.view.mover === this.setup.seat;
  }

  select(selection: Selection | null): void {
    if (this.mine && !this.pending) this.selection = selection;
  }

  async play(selection: Selection): Promise<void> {
    if (!this.mine || this.pending) return;
    const turn = this.turn;
    const moves = [...this.moves, selection.move.text];
    this.pending = selection;
    await drawn();
    const since = performance.now();
    if (turn !== this.turn) return;
    const slow = setTimeout(() => (this.waiting = this.pending === selection), PATIENCE);
    await this.attempt(turn, false, async (current) => {
      const view = await matchView(this.request(moves)).finally(() => clearTimeout(slow));
      // The server writes a move that was typed as it is always written.
      const made = view.last?.text ?? selection.move.text;
      if (current()) await this.follow([...this.moves, made], view, since);
    });
  }

  /** Shows a position, and lets the computer move if it is its turn. The server thinks while the
   * browser draws. */
  private async follow(moves: string[], view: MatchView, since?: number): Promise<void> {
    const asked = this.ask(moves, view);
    this.accept(moves, view);
    await this.answer(asked, since);
  }

  private ask(moves: string[], view: MatchView): Promise<Reply> | null {
    const { opponent, seat, level } = this.setup;
    if (opponent !== 'computer' || view.result || view.mover === seat) return null;
    return reply({ ...this.request(moves), level });
  }

  /** Makes the computer's move, once the move before has been seen since long enough. */
  private async answer(asked: Promise<Reply> | null, since?: number): Promise<void> {
    if (!asked) return;
    const { turn, moves } = this;
    this.thinking = true;
    const until = since === undefined ? performance.now() + PAUSE : since + replyPause();
    const [made] = await Promise.all([asked, wait(until - performance.now())]);
    if (turn !== this.turn) return;
    if (this.live && made.view.last) {
      this.pending = { move: made.view.last };
      await drawn();
      if (turn !== this.turn) return;
    }
    this.accept([...moves, made.move], made.view);
  }

  /** Asks the computer again, after the network was away. */
  retry(): Promise<void> {
    return this.attempt(this.turn, false, async () => {
      const view = this.views.get(this.moves.length);
      if (view) await this.answer(this.ask(this.moves, view));
      else if (this.opened) await this.open(...this.opened);
      this.trouble = '';
    });
  }

  /** Goes on against someone else. Who plays on against the computer has the move now. */
  oppose(chosen: Pick<Setup, 'opponent' | 'level'>): void {
    const joins = this.setup.opponent === 'person' && chosen.opponent === 'computer';
    const seat = joins && this.final?.mover ? 1 : joins ? 0 : this.setup.seat;
    this.setup = { ...this.setup, ...chosen, seat };
  }

  get canUndo(): boolean {
    return this.undoTo() >= 0;
  }

  /** The number of moves after which it was last the turn of someone here. */
  private undoTo(): number {
    const count = this.moves.length - 1;
    const theirs = this.setup.opponent === 'computer' && count % 2 !== this.setup.seat;
    return theirs ? count - 1 : count;
  }

  undo(): Promise<void> {
    return this.backTo(this.undoTo());
  }

  /** Plays on from an earlier position; what came after it is taken back. */
  async backTo(count: number): Promise<void> {
    if (count < 0) return;
    // Someone may have resigned there.
    if (count === this.moves.length) this.views.delete(count);
    await this.attempt(++this.turn, false, async (current) => {
      const view = await this.viewAt(count);
      if (current()) await this.follow(this.moves.slice(0, count), view);
    });
  }

  /** Looks at the position after some of the moves. */
  look(count: number): Promise<void> {
    this.shown = count;
    this.forget();
    return this.attempt(this.turn, false, async (current) => {
      const view = await this.viewAt(count);
      if (current() && this.shown === count) this.view = view;
    });
  }

  async viewAt(count: number): Promise<MatchView> {
    return this.views.get(count) ?? (await matchView(this.request(this.moves.slice(0, count))));
  }

  async resign(): Promise<void> {
    if (!this.view || this.result) return;
    const resigned = this.setup.opponent === 'computer' ? this.setup.seat : this.view.mover;
    await this.attempt(++this.turn, false, async (current) => {
      const view = await matchView({ ...this.request(this.moves), resigned });
      if (current()) this.accept(this.moves, view);
    });
  }

  /** One step more of help: who wins, where to look, and then a good move on the board. */
  async help(): Promise<void> {
    const { view, turn } = this;
    if (!view || !this.mine || this.pending) return;
    await this.attempt(turn, false, async (current) => {
      const step = Math.min(this.steps + 1, LAST_STEP);
      const hint = await post('/api/hint', { ...this.request(this.moves), step });
      if (!current() || view !== this.view) return;
      this.hint = hint;
      this.steps = step;
      if (hint.move) this.selection = { move: hint.move };
    });
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
