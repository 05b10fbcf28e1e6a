/** The match in the kernel of a notebook: what it shows, and what is asked of it.
 *
 * Python has the match. Each state of it comes as the trait `view`; questions are the commands of
 * the protocol, and their answers come back with the same `cmd`. */
import type { Selection } from '../boards/board';
import { ApiError, type judge } from '../lib/api';
import { drawn } from '../lib/frame';
import type { Arguments, Language } from '../lib/i18n.svelte';
import type { Decided } from '../lib/answers';
import { replyPause } from '../lib/pace.svelte';
import type { AnyAnswer, AnyCommand, Hinted, MatchView, MoveView, Sentence } from '../lib/protocol';

/** What anywidget gives of a model. */
export interface Model {
  get(name: 'setup'): Setup;
  get(name: 'view'): MatchView;
  get(name: 'decided'): Decided | Record<string, never>;
  send(content: object): void;
  on(event: string, listener: (content: never) => void): void;
  off(event: string, listener: (content: never) => void): void;
}

/** What is agreed; see `fairplay.notebook.game`. */
export interface Setup {
  language: Language;
  texts: string;
  /** A level, or what else the other player is; empty for one that someone has written. */
  opponent: number | 'human' | 'random' | '';
  /** The seat of the person; null if two people play. */
  seat: 0 | 1 | null;
  rules: { game: string; told: Sentence[]; own: string }[];
}

type Omitted<T> = T extends unknown ? Omit<T, 'cmd'> : never;
interface Touch {
  kind: 'touch';
  component: number;
  gesture: number[][];
}
type Question = Omitted<Extract<AnyCommand, { kind: Kinds }>> | Touch;
type Kinds = 'move' | 'takeback' | 'resign' | 'rematch' | 'hint' | 'ping';
type Answer = AnyAnswer | { kind: 'touched'; move: MoveView } | { kind: 'pong' };
type Told = { kind: 'answer'; cmd: string; answer: Answer } | { kind: 'pong'; cmd: string };

/** After so long without an answer the board says that the kernel is silent, in milliseconds. */
export const SILENCE = 4000;
/** States that come faster than they can be watched are skipped, but for so many. */
const WATCHED = 2;

let widgets = 0;

export class Kernel {
  readonly setup: Setup;
  view = $state.raw<MatchView>() as MatchView;
  decided = $state.raw<Decided | null>(null);
  selection = $state.raw<Selection | null>(null);
  /** A move that is made: the board shows it at once. */
  pending = $state.raw<Selection | null>(null);
  hint = $state.raw<Hinted | null>(null);
  /** How many steps of help were given for this position. */
  steps = $state(0);
  /** Whether the kernel does not answer. */
  silent = $state(false);
  /** Why the last question was refused. */
  refused = $state.raw<ApiError | null>(null);
  /** States that are still to be shown. */
  private coming = $state.raw<MatchView[]>([]);
  private showing = false;
  /** Since when the state on the screen is there. */
  private since = -Infinity;
  private asked = new Map<string, (answer: Answer) => void>();
  private counter = 0;
  private readonly name = `${++widgets}-${Math.random().toString(36).slice(2, 8)}`;

  constructor(
    private readonly model: Model,
    /** Told when a state is on the screen. */
    private readonly moved: (kernel: Kernel) => void = () => {},
  ) {
    this.setup = model.get('setup');
    this.view = model.get('view');
    this.judged();
    model.on('change:view', this.changed);
    model.on('change:decided', this.judged);
    model.on('msg:custom', this.told);
    model.on('comm_live_update', this.probe);
  }

  close(): void {
    this.model.off('change:view', this.changed);
    this.model.off('change:decided', this.judged);
    this.model.off('msg:custom', this.told);
    this.model.off('comm_live_update', this.probe);
  }

  /** Whose view of the board is shown. */
  get viewer(): 0 | 1 {
    return this.setup.seat ?? 0;
  }

  /** Whether someone here can move. */
  get mine(): boolean {
    if (this.view.result || this.coming.length || this.pending) return false;
    return this.setup.seat === null || this.view.mover === this.setup.seat;
  }

  get canUndo(): boolean {
    return this.view.played > (this.setup.seat === 1 ? 1 : 0) && !this.coming.length;
  }

  select(selection: Selection | null): void {
    if (this.mine) this.selection = selection;
  }

  async play(selection: Selection): Promise<void> {
    if (!this.mine) return;
    this.pending = selection;
    await this.ask({ kind: 'move', move: selection.move.text });
    if (this.pending === selection) this.pending = null;
  }

  async undo(): Promise<void> {
    await this.ask({ kind: 'takeback' });
  }

  async again(): Promise<void> {
    await this.ask({ kind: 'rematch' });
  }

  /** One step more of help: who wins, where to look, and then a good move on the board. */
  async help(): Promise<void> {
    const { view } = this;
    const answer = await this.ask({ kind: 'hint' });
    if (answer?.kind !== 'hinted' || view !== this.view) return;
    this.hint = answer;
    this.steps += 1;
    if (answer.move) this.selection = { move: answer.move };
  }

  /** The move for a gesture, as the boards ask for it. */
  readonly judge: typeof judge = async (_position, component, gesture) => {
    const answer = await this.ask({ kind: 'touch', component, gesture });
    if (answer?.kind === 'touched') return answer.move;
    throw this.refused ?? new ApiError(0, 'notebook-silent');
  };

  /** The answer to a question; null if none comes. */
  private async ask(question: Question): Promise<Answer | null> {
    const cmd = `${this.name}-${++this.counter}`;
    const answer = await this.send(cmd, question);
    this.refused =
      answer?.kind === 'refused'
        ? new ApiError(400, answer.code, answer.params as Arguments)
        : null;
    return answer;
  }

  private send(cmd: string, question: Question): Promise<Answer | null> {
    return new Promise((resolve) => {
      // An answer that comes late is still an answer: the kernel was busy.
      const silence = setTimeout(() => (this.silent = true), SILENCE);
      const give = (answer: Answer | null) => {
        clearTimeout(silence);
        this.asked.delete(cmd);
        resolve(answer);
      };
      this.asked.set(cmd, give);
      try {
        this.model.send({ ...question, cmd });
      } catch {
        this.silent = true;
        give(null);
      }
    });
  }

  private readonly told = (content: Told): void => {
    this.silent = false;
    this.asked.get(content.cmd)?.(content.kind === 'pong' ? content : content.answer);
  };

  /** The connection has changed: see whether the kernel is still there. */
  private readonly probe = (): void => {
    void this.ask({ kind: 'ping' });
  };

  private readonly judged = (): void => {
    const decided = this.model.get('decided');
    this.decided = 'told' in decided ? (decided as Decided) : null;
  };

  private readonly changed = (): void => {
    this.silent = false;
    this.coming = [...this.coming, this.model.get('view')];
    if (!this.showing) void this.show();
  };

  /** Shows the states one after the other. A move of the other side is shown after a pause. */
  private async show(): Promise<void> {
    this.showing = true;
    while (this.coming.length) {
      const skipped = this.coming.length > WATCHED ? this.coming.length - 1 : 0;
      const next = this.coming[skipped]!;
      const mine = this.pending && next.last?.text === this.pending.move.text;
      if (!mine && next.last && next.played === this.view.played + 1) {
        await wait(this.since + replyPause() - performance.now());
        this.pending = { move: next.last };
        await drawn();
      }
      this.since = performance.now();
      this.accept(next);
      this.coming = this.coming.slice(skipped + 1);
    }
    this.showing = false;
    await drawn();
    this.moved(this);
  }

  private accept(view: MatchView): void {
    this.view = view;
    this.pending = null;
    this.selection = null;
    this.hint = null;
    this.steps = 0;
    this.refused = null;
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
