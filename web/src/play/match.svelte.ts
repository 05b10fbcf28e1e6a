/** A match played in this browser: against the computer, or by two people at one screen.
 *
 * The server keeps nothing of it. It is asked what can be played after the moves so far, and for
 * the computer's move; the moves themselves are in the address of the page. */
import type { Selection } from '../boards/board';
import type { MatchQuery, Reply } from '../lib/answers';
import { ApiError, errorText, matchView, reply, solve } from '../lib/api';
import { drawn } from '../lib/frame';
import { MAX_LEVEL, type MatchResult, type MatchView, type MoveView } from '../lib/protocol';

export type Opponent = 'computer' | 'person';

export interface Setup {
  start: string;
  misere: boolean;
  opponent: Opponent;
  level: number;
  /** The seat of the person who plays against the computer; seat 0 moves first. */
  seat: 0 | 1;
}

export interface Mistake {
  /** The number of the move, from 1, and what it was. */
  number: number;
  move: string;
  left: string;
  better: string;
}

/** So long a computer's move takes at least, so that one sees whose move is whose. */
const PAUSE = 180;
/** After so long without an answer to a move, the page shows that it waits for one. */
const PATIENCE = 150;

interface Listener {
  /** Told before a match is shown for the first time. */
  opening?: (view: MatchView) => Promise<void>;
  /** Told when a position has come and is drawn. */
  moved?: (match: LocalMatch) => void;
}

export class LocalMatch {
  setup = $state.raw<Setup>() as Setup;
  moves = $state.raw<string[]>([]);
  /** How many moves are shown: fewer than played while looking back. */
  shown = $state(0);
  view = $state.raw<MatchView | null>(null);
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
  resigned = $state<number | null>(null);
  hint = $state(0);
  /** How many moves win, once it was asked; and one of the best. */
  winning = $state<number | null>(null);
  best = $state.raw<MoveView | null>(null);
  mistake = $state.raw<Mistake | null | undefined>(undefined);

  private views = new Map<number, MatchView>();
  /** The moves of the match that was opened last, also if it could not be. */
  private opened: string[] = [];
  private turn = 0;
  /** The turn of which something is about to be told. */
  private telling = -1;

  constructor(private readonly listener: Listener = {}) {}

  async open(setup: Setup, moves: string[]): Promise<void> {
    const turn = this.restart();
    this.setup = setup;
    this.opened = moves;
    try {
      const view = await matchView(this.request(moves));
      await this.listener.opening?.(view);
      if (turn !== this.turn) return;
      this.broken = false;
      await this.follow(moves, view);
    } catch (error) {
      if (turn === this.turn) this.fail(error, true);
    }
  }

  /** Forgets everything of the match before, also answers that are still under way. */
  private restart(): number {
    this.views.clear();
    this.forget();
    this.loading = true;
    this.resigned = null;
    this.mistake = undefined;
    this.trouble = '';
    return ++this.turn;
  }

  /** Ignore replies that are still pending. */
  close(): void {
    this.turn++;
  }

  private forget(): void {
    this.selection = null;
    this.pending = null;
    this.waiting = false;
    this.thinking = false;
    this.hint = 0;
    this.winning = null;
  }

  private fail(error: unknown, broken = false): void {
    if (this.pending) this.selection = null;
    this.trouble = errorText(error);
    this.broken = broken && error instanceof ApiError && error.status > 0;
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
    this.moves = moves;
    this.view = view;
    this.shown = moves.length;
    this.views.set(moves.length, view);
    this.trouble = '';
    void this.tell();
    if (view.result) void this.findMistake();
  }

  /** Two positions in one frame are told as one. */
  private async tell(): Promise<void> {
    if (this.telling === this.turn) return;
    const turn = (this.telling = this.turn);
    await drawn();
    if (this.telling === turn) this.telling = -1;
    if (turn === this.turn) this.listener.moved?.(this);
  }

  get live(): boolean {
    return this.shown === this.moves.length;
  }

  /** Whose view of the board is shown. */
  get viewer(): 0 | 1 {
    return this.setup.opponent === 'computer' ? this.setup.seat : 0;
  }

  get result(): MatchResult | null {
    if (this.resigned !== null) return { winner: 1 - this.resigned, reason: 'resigned' };
    return this.view?.result ?? null;
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
    try {
      const view = await matchView(this.request(moves)).finally(() => clearTimeout(slow));
      // The server writes a move that was typed as it is always written.
      const made = view.last?.text ?? selection.move.text;
      if (turn === this.turn) await this.follow([...this.moves, made], view, since);
    } catch (error) {
      if (turn === this.turn) this.fail(error);
    }
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
    if (opponent !== 'computer' || view.result || this.resigned !== null) return null;
    return view.mover === seat ? null : reply({ ...this.request(moves), level });
  }

  /** Makes the computer's move. The pause before it began when the move before was seen. */
  private async answer(
    asked: Promise<Reply> | null,
    since: number = performance.now(),
  ): Promise<void> {
    if (!asked) return;
    const { turn, moves } = this;
    this.thinking = true;
    const [made] = await Promise.all([asked, wait(since + PAUSE - performance.now())]);
    if (turn !== this.turn) return;
    if (this.live && made.view.last) {
      this.pending = { move: made.view.last };
      await drawn();
      if (turn !== this.turn) return;
    }
    this.accept([...moves, made.move], made.view);
  }

  /** Asks the computer again, after the network was away. */
  async retry(): Promise<void> {
    const turn = this.turn;
    try {
      const view = this.views.get(this.moves.length);
      if (view) await this.answer(this.ask(this.moves, view));
      else await this.open(this.setup, this.opened);
      this.trouble = '';
    } catch (error) {
      if (turn === this.turn) this.fail(error);
    }
  }

  get canUndo(): boolean {
    return this.moves.length > 0 && (this.setup.opponent === 'person' || this.undoTo() >= 0);
  }

  /** The number of moves after which it was last the turn of someone here. */
  private undoTo(): number {
    let count = this.moves.length - 1;
    while (this.setup.opponent === 'computer' && count >= 0 && count % 2 !== this.setup.seat)
      count--;
    return count;
  }

  undo(): Promise<void> {
    return this.backTo(this.undoTo());
  }

  /** Plays on from an earlier position; what came after it is taken back. */
  async backTo(count: number): Promise<void> {
    if (count < 0) return;
    const moves = this.moves.slice(0, count);
    const turn = ++this.turn;
    this.resigned = null;
    this.mistake = undefined;
    try {
      const view = this.views.get(count) ?? (await matchView(this.request(moves)));
      if (turn === this.turn) await this.follow(moves, view);
    } catch (error) {
      if (turn === this.turn) this.fail(error);
    }
  }

  /** Looks at the position after some of the moves. */
  async look(count: number): Promise<void> {
    const turn = this.turn;
    this.shown = count;
    this.forget();
    try {
      const view =
        this.views.get(count) ?? (await matchView(this.request(this.moves.slice(0, count))));
      this.views.set(count, view);
      if (turn === this.turn && this.shown === count) this.view = view;
    } catch (error) {
      if (turn === this.turn) this.fail(error);
    }
  }

  resign(): void {
    if (!this.view || this.result) return;
    this.resigned = this.setup.opponent === 'computer' ? this.setup.seat : this.view.mover;
    this.turn++;
    this.forget();
    void this.tell();
    void this.findMistake();
  }

  /** One step more of help: won or lost, and then the move of a perfect player on the board. */
  async help(): Promise<void> {
    const { view, turn } = this;
    if (!view || !this.mine || this.pending) return;
    const current = () => turn === this.turn && view === this.view;
    try {
      if (this.winning === null) {
        const found = await solve(view.position, view.misere);
        if (current()) this.winning = found.winning_moves.length;
        if (current()) this.hint = 1;
      } else {
        // Not every winning move makes progress; the computer's do.
        const best = await reply({ ...this.request(this.moves), level: MAX_LEVEL });
        if (!current()) return;
        this.hint = 2;
        this.best = best.view.last;
        this.selection = this.best && { move: this.best };
      }
    } catch (error) {
      if (current()) this.fail(error);
    }
  }

  /** The last move of the loser that gave a won position away, if there was one. */
  private async findMistake(): Promise<void> {
    const { turn, result } = this;
    if (!result || result.winner === null) return;
    const loser = 1 - result.winner;
    try {
      for (let at = this.moves.length - 1; at >= 0; at--) {
        if (at % 2 !== loser) continue;
        const before = await this.viewAt(at);
        const found = await solve(before.position, before.misere);
        if (turn !== this.turn) return;
        if (found.outcome === 'P') continue;
        const left = (await this.viewAt(at + 1)).position;
        if (turn !== this.turn) return;
        this.mistake = {
          number: at + 1,
          move: this.moves[at]!,
          left,
          better: found.winning_moves[0]?.move ?? '',
        };
        return;
      }
      this.mistake = null;
    } catch {
      // A position too large to be solved, or no network: then nothing is said about mistakes.
    }
  }

  private async viewAt(count: number): Promise<MatchView> {
    const view =
      this.views.get(count) ?? (await matchView(this.request(this.moves.slice(0, count))));
    this.views.set(count, view);
    return view;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
