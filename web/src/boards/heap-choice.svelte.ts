/** What is chosen on a board of heaps that are drawn, and what a gesture on one of them means. */
import type { MoveView } from '../lib/protocol';
import type { BoardProps, Selection } from './board';
import { locate, spans, type Group, type Run, type Span, type Spot } from './groups';
import { isDoubled, Runs, type Layout } from './runs';
import { Steps, taken } from './steps';

type At = NonNullable<Selection['at']>;

export class HeapChoice {
  private both = $state(false);
  /** What was touched last, if that is no move: the buttons below go on from there. */
  private refused = $state.raw<At | null>(null);

  constructor(
    private readonly given: BoardProps,
    private readonly groups: () => Group[],
  ) {
    $effect.pre(() => {
      void given.board.position;
      this.both = false;
    });
    $effect.pre(() => {
      void [given.board.position, given.selection, given.active];
      this.refused = null;
    });
  }

  readonly layout: Layout = $derived.by(() => this.given.board.layout ?? 'flow');
  private readonly line = $derived(this.layout === 'line');

  /** How many moves take from two heaps: none, some, or all. */
  private readonly doubles = $derived.by(
    () => (this.given.moves ?? []).filter((move) => isDoubled(move, this.layout)).length,
  );
  private readonly doubled = $derived.by(() => {
    const { selection, moves } = this.given;
    if (selection) return isDoubled(selection.move, this.layout);
    return this.doubles > 0 && (this.both || this.doubles === moves?.length);
  });
  /** Whether one takes from both heaps, where one can choose. */
  readonly choosing = $derived.by(() =>
    this.doubles && this.doubles !== this.given.moves?.length ? this.doubled : null,
  );
  readonly runs = $derived.by(() => new Runs(this.given.moves, this.layout, this.doubled));
  readonly spans = $derived.by(() => spans(this.groups(), this.line));

  private readonly places = $derived.by(() =>
    this.given.selection ? this.placed(this.given.selection) : [],
  );
  private readonly marked = $derived.by(() => this.places[0] ?? this.draft());
  /** What the buttons change. */
  readonly run = $derived.by(() => (this.given.active ? (this.marked?.run ?? null) : null));
  readonly steps = $derived.by(() => {
    const size = this.marked?.span.items.length;
    if (size === undefined) return null;
    const choices = this.given.moves && this.runs.choices(size);
    return new Steps(size, choices, this.layout !== 'rows');
  });
  /** Whether there is more than one number to take. */
  readonly counting = $derived.by(() => {
    const one = ({ touches: [run] }: MoveView) =>
      run && taken(run[0]!, { from: run[1]!, to: run[2]! });
    return !this.given.moves || new Set(this.given.moves.map(one)).size > 1;
  });

  private draft(): Spot | null {
    const from = this.refused;
    const span = this.spans.find(({ items }) => from && items[0]?.id === from.item);
    return from && span ? { span, run: from.run } : null;
  }

  /** Where a move is made. */
  placed({ at, move }: Selection): Spot[] {
    const span = at && this.spans.find((one) => one.items[0]?.id === at.item);
    if (span) return [{ span, run: at.run }];
    return locate(this.spans, move, this.layout === 'rows');
  }

  /** What is chosen in a heap. */
  runOf({ items }: Span): Run | null {
    const here = ({ span }: Spot) => span.items[0]?.id === items[0]?.id && items.length;
    return this.places.find(here)?.run ?? null;
  }

  choose(span: Span, run: Run | null) {
    const move = run && this.runs.find(span.items.length, run);
    this.refused = null;
    if (move && this.doubled) this.given.onselect({ move });
    else this.given.onselect(move && run ? { move, at: at(span, run) } : null);
  }

  refuse(span: Span, run: Run) {
    const { board, onjudge } = this.given;
    this.refused = at(span, run);
    if (!this.doubled) return onjudge([[span.items.length, run.from, run.to]], at(span, run));
    const count = run.to - run.from;
    onjudge((board.heaps ?? []).map((size) => [size, Math.max(0, size - count), size]));
  }

  /** Take from both heaps, or from one again: as many as before, if that is a move. */
  turn() {
    const both = !this.doubled;
    this.both = both;
    if (!this.marked) return;
    const { span, run } = this.marked;
    const other = new Runs(this.given.moves, this.layout, both);
    const move = other.find(span.items.length, run);
    if (move) this.given.onselect(both ? { move } : { move, at: at(span, run) });
    else this.given.onselect(null);
  }

  /** A run that a step leads to is a move, unless the moves are not listed. */
  propose({ from, to }: Run) {
    const { span } = this.marked!;
    const run = { from, to };
    if (this.runs.find(span.items.length, run)) this.choose(span, run);
    else this.refuse(span, run);
  }
}

const at = (span: Span, run: Run): At => ({ item: span.items[0]!.id, run });
