/** One room as the page sees it: everything that is known, and what can be done there. */
import { has, t } from '../lib/i18n.svelte';
import type { AnyAnswer, AnyMessage, Happened, RoomView, SeatView } from '../lib/protocol';
import { notify } from '../lib/say.svelte';
import { NOTHING, type Known } from './fold';
import { Link, type Status } from './link';
import type { Wish } from './outbox';
import { browser, follow } from './world';

/** An event, with who did it: seats may have changed since. */
export interface Entry {
  event: Happened;
  who: SeatView | null;
  mine: boolean;
  /** The room just before it. */
  before: RoomView;
}

/** So many entries are kept to be shown. */
const KEPT = 100;

export class Room {
  known = $state.raw<Known>(NOTHING);
  status = $state.raw<Status>({ kind: 'opening' });
  entries = $state.raw<Entry[]>([]);
  private readonly link: Link;
  private readonly unfollow: () => void;
  private left = false;

  constructor(
    readonly code: string,
    private readonly happened: (entry: Entry) => void,
  ) {
    this.link = new Link(
      code,
      { known: this.learn, status: (status) => (this.status = status) },
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

  /** What time it is for the server. */
  now = (): number => this.link.now();

  /** Does something, and says why if it cannot be done. */
  do = async (wish: Wish): Promise<AnyAnswer> => {
    const answer = await this.link.do(wish);
    if (answer.kind === 'refused' && !this.left) notify(refusal(answer), 'amber');
    return answer;
  };

  private learn = (known: Known, message: AnyMessage, own: boolean): void => {
    const before = this.known;
    this.known = known;
    if (message.kind !== 'event' || !before.room) return;
    const number = message.seat;
    const who =
      number === null ? null : (seatOf(before.room, number) ?? seatOf(known.room, number));
    const mine = own || (number !== null && number === known.you.seat);
    const entry = { event: message, who, mine, before: before.room };
    this.entries = [...this.entries.slice(1 - KEPT), entry];
    this.happened(entry);
  };
}

function seatOf(room: RoomView | null, number: number): SeatView | null {
  const seat = room?.seats[number];
  return seat && (seat.name !== null || seat.bot) ? seat : null;
}

export function refusal(answer: { code: string; params: Record<string, string | number> }): string {
  return has(answer.code) ? t(answer.code, answer.params) : t('web-error-server');
}
