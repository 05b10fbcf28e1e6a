/**
 * What this browser has seen of a deal, and whether it fits what the server tells at the end: the hash
 * that was promised before our nonce was sent, our nonce, and the cards in the order they came.
 */
import type { CardOptions, RoomView } from '../lib/protocol';
import { cardsOf, commitment, dealSeed, shuffled } from './deal';
import { deckOf } from './deck';

export type Verdict =
  | { fair: true; cards: number; own: boolean; old: boolean }
  | { fair: false; why: 'hash' | 'nonce' | 'cards' };

/** A nonce that we have sent, and what the server had promised then. */
interface Sent {
  nonce: string;
  hash: string | null;
}

export class Witness {
  private sent: Sent | null = null;
  private mine: Sent | null = null;
  private game = 0;
  /** The hash that this game began with. */
  private hash: string | null = null;
  private last: RoomView['table'] = null;
  /** Cards by their place in the order of the deal. */
  private readonly seen = new Map<number, string>();
  /** Cards of which it is known only that they are among the first so many. */
  private among: { first: number; cards: string[] }[] = [];

  /** A nonce for the next game. */
  sends(nonce: string, view: RoomView): void {
    this.sent = { nonce, hash: view.next_hash };
  }

  /** The server did not take it. */
  refused(nonce: string): void {
    if (this.sent?.nonce === nonce) this.sent = null;
    if (this.mine?.nonce === nonce) this.mine = null;
  }

  /** The room after one event, or (`jump`) after some that we have not seen. */
  sees(view: RoomView, jump: boolean): void {
    if (view.game !== this.game) this.begin(view);
    if (view.table && view.options.game.type === 'cards') this.look(view, jump);
  }

  private begin(view: RoomView): void {
    this.game = view.game;
    this.hash = view.seed_hash;
    this.mine = this.sent;
    this.sent = this.last = null;
    this.seen.clear();
    this.among = [];
  }

  private look({ options, table }: RoomView, jump: boolean): void {
    const size = cardsOf(deckOf((options.game as CardOptions).deck)).length;
    const before = this.last;
    this.last = table;
    if (!table || table === before) return;
    const dealt = size - table.pile;
    if (!before && dealt === table.cards.length) this.note(table.cards, 0);
    else if (before && !jump) {
      const fresh = table.cards.filter((card, i) => card !== before.cards[i]);
      this.note(fresh, size - before.pile);
    } else {
      const cards = table.cards.filter((card) => card !== null);
      this.among.push({ first: dealt, cards });
    }
  }

  /** Cards that came one after the other, the first of them as so-many-th. */
  private note(cards: (string | null)[], first: number): void {
    cards
      .filter((card) => card !== null)
      .forEach((card, i) => {
        this.seen.set(first + i, card);
      });
  }

  /** Whether the deal was fair, as far as we have seen; null before the seed is told. */
  check(view: RoomView): Verdict | null {
    if (!view.seed || view.game !== this.game || view.options.game.type !== 'cards') return null;
    const promised = [this.hash, view.seed_hash, this.mine?.hash ?? this.hash];
    const hash = commitment(view.seed);
    if (promised.some((one) => one !== hash)) return { fair: false, why: 'hash' };
    const own = this.mine !== null && (view.nonces ?? []).includes(this.mine.nonce);
    if (this.mine && !own) return { fair: false, why: 'nonce' };
    const deck = deckOf(view.options.game.deck);
    const order = shuffled(cardsOf(deck), dealSeed(view.seed, view.nonces));
    if (!this.fits(order)) return { fair: false, why: 'cards' };
    const cards = new Set([...this.seen.values(), ...this.among.flatMap(({ cards }) => cards)]);
    return { fair: true, cards: cards.size, own, old: view.nonces === null };
  }

  private fits(order: string[]): boolean {
    const exact = [...this.seen].every(([at, card]) => order[at] === card);
    return exact && this.among.every(({ first, cards }) => within(order.slice(0, first), cards));
  }
}

function within(order: string[], cards: string[]): boolean {
  return cards.every((card) => order.includes(card));
}

/** 128 random bits: our part in a deal. */
export function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
