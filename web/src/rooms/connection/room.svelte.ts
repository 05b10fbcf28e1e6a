/** One room as the page sees it: everything that is known, and what can be done there. */
import { randomNonce, Witness } from '../../cards/witness';
import { has, t } from '../../lib/i18n.svelte';
import type { AnyAnswer, AnyMessage, Happened, News, RoomView } from '../../lib/protocol';
import { announce, notify } from '../../lib/say.svelte';
import { NOTHING, type Known } from './fold';
import { Link, type Status } from './link';
import { newsOf } from './news';
import { masked } from '../people/hiding.svelte';
import type { Wish } from './outbox';
import { browser, follow } from './world';

/** An event as it is told, and whether we did it. */
export interface Entry {
  event: News;
  mine: boolean;
  /** The room before and after it, if it happened while we were here. */
  views?: [before: RoomView, after: RoomView];
}

/** So many entries are kept to be shown. */
const KEPT = 100;

export class Room {
  /** As the server has told it; `known` is without the names that are hidden here. */
  heard = $state.raw<Known>(NOTHING);
  known = $derived(masked(this.heard));
  status = $state.raw<Status>({ kind: 'opening' });
  entries = $state.raw<Entry[]>([]);
  /** What was seen of the deal of this game. */
  readonly witness = new Witness();
  /** Whether the room is closed for good when we leave the page. */
  closes = false;
  private readonly link: Link;
  private readonly unfollow: () => void;
  private left = false;

  constructor(
    readonly code: string,
    private readonly happened: (entry: Entry, before: RoomView) => void,
  ) {
    this.link = new Link(
      code,
      { known: this.learn, status: (status) => (this.status = status), told: this.told },
      browser,
    );
    this.unfollow = follow(this.link);
    this.link.start();
  }

  /** The person goes to another page; a room that is for nobody else is closed then. */
  leave(close: boolean): void {
    this.left = true;
    if (close) void this.link.do({ kind: 'close' });
    this.unfollow();
    this.link.stop();
  }

  get view(): RoomView | null {
    return this.known.room;
  }

  /** The own seat, or null for someone who watches. */
  get seat(): number | null {
    return this.known.you.seat;
  }

  get host(): boolean {
    return this.known.you.host;
  }

  /** Whether a newcomer has to ask for a seat. */
  get asks(): boolean {
    return this.view?.door === 'ask' && !this.host;
  }

  /** What time it is for the server. */
  now = (): number => this.link.now();

  /** Does something, and says why if it cannot be done. */
  do = async (wish: Wish): Promise<AnyAnswer> => {
    return this.answered(await this.ask(wish));
  };

  private answered(answer: AnyAnswer): AnyAnswer {
    if (answer.kind === 'refused' && !this.left) notify(refusal(answer), 'amber');
    return answer;
  }

  /** Takes a seat, or asks for one where the host lets people in. */
  sit = async (name: string, seat: number | null = null): Promise<AnyAnswer> => {
    const answer = await this.link.do({ kind: 'sit', name, seat });
    const asks = answer.kind === 'refused' && answer.code === 'error-ask-first';
    return asks ? this.askForSeat(name, seat) : this.answered(answer);
  };

  private async askForSeat(name: string, seat: number | null): Promise<AnyAnswer> {
    const answer = await this.do({ kind: 'ask', name, seat });
    if (answer.kind === 'done') announce(t('room-waits'));
    return answer;
  }

  /** Does something where the caller shows the answer. Whoever wants a game to start adds a nonce to
   * its deal. */
  ask = async (wish: Wish): Promise<AnyAnswer> => {
    const starts = ['start', 'rematch', 'game'].includes(wish.kind);
    if (!this.view || !(starts || (wish.kind === 'ready' && wish.ready !== false)))
      return this.link.do(wish);
    const nonce = randomNonce();
    this.witness.sends(nonce, this.view);
    // Who is ready is so for the game on the screen, not for one that is just being chosen.
    const seen = wish.kind === 'ready' ? { seen: this.known.seq } : {};
    const answer = await this.link.do({ ...wish, ...seen, nonce } as Wish);
    if (answer.kind === 'refused') this.witness.refused(nonce);
    return answer;
  };

  /** A game was called off, and with it our nonce; if we are still ready, the next one needs one. */
  private calledOff(before: RoomView, { room, you }: Known): void {
    if (before.phase !== 'countdown' || room?.phase !== 'waiting' || you.seat === null) return;
    if (room.seats[you.seat]?.ready) void this.do({ kind: 'ready', ready: true });
  }

  /** The room goes on from an earlier moment: what was listed may not have happened. */
  private told = (code: string, params: Record<string, string | number>): void => {
    this.entries = [];
    notify(refusal({ code, params }), 'amber');
  };

  /** What happened before we came, or while we were away. */
  private catchUp(news: News[]): void {
    const first = news[0]?.seq ?? Infinity;
    const known = this.entries.filter(({ event }) => event.seq < first);
    const told = news.map((event) => ({
      event,
      mine: event.seat !== null && event.seat === event.me,
    }));
    this.entries = [...known, ...told].slice(-KEPT);
  }

  private learn = (heard: Known, message: AnyMessage, own: boolean): void => {
    const before = this.known;
    this.heard = heard;
    const known = this.known;
    if (known.room && known.room !== before.room)
      this.witness.sees(known.room, message.kind !== 'event');
    if (message.kind === 'you' && before.you.waits && known.you.seat !== null)
      notify(t('web-door-let-in'), 'green');
    if (message.kind === 'welcome') this.catchUp(message.news);
    if (message.kind !== 'event' || !before.room || !known.room) return;
    if (putOff(before, message)) notify(t('told-not-now'), 'amber');
    // Our seat is told after the event by which we get it, and before the one by which we leave it.
    const me = own && message.seat !== null ? message.seat : (known.you.seat ?? before.you.seat);
    const mine = own || (message.seat !== null && message.seat === me);
    const event = newsOf(message, before.room, known.room, me);
    const entry: Entry = { event, mine, views: [before.room, known.room] };
    this.entries = [...this.entries.slice(1 - KEPT), entry];
    this.happened(entry, before.room);
    this.calledOff(before.room, known);
  };
}

/** Whether the host has said to us: not now. */
function putOff({ you }: Known, { what, data, set }: Happened): boolean {
  if (what !== 'admit' || data?.admit || data?.ban || you.waits === null) return false;
  return !(set.asking as RoomView['asking']).some(({ tag }) => tag === you.waits);
}

export function refusal(answer: { code: string; params: Record<string, string | number> }): string {
  return has(answer.code) ? t(answer.code, answer.params) : t('web-error-server');
}
