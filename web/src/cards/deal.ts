/** How cards are dealt, as `fairplay.play.table.shuffle` documents it, to check a deal here. */
import { hex, sha256 } from '../lib/sha256';
import type { Deck } from './deck';

const RANGE = 2n ** 64n;

/** The hash by which a server promises a seed. */
export function commitment(seed: string): string {
  return hex(sha256(seed));
}

/** The seed of a deal, out of the server's and the nonces by seat; null: it was dealt without. */
export function dealSeed(seed: string, nonces: (string | null)[] | null): string {
  if (!nonces) return seed;
  const lines = nonces.flatMap((nonce, seat) => (nonce ? [`${seat}:${nonce}`] : []));
  return hex(sha256(['fairplay deal', seed, ...lines].join('\n')));
}

/** All cards in the order that a seed gives them. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  const order = [...items];
  const below = numbers(seed);
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

function numbers(seed: string): (n: number) => number {
  let next = 0;
  return (n) => {
    for (;;) {
      const digest = sha256(`${seed}:${next++}`);
      const number = new DataView(digest.buffer).getBigUint64(0);
      if (number < RANGE - (RANGE % BigInt(n))) return Number(number % BigInt(n));
    }
  };
}

/** The cards of a deck in the order of their texts: every count of every shape, but not nothing. */
export function cardsOf({ p, shapes }: Deck): string[] {
  const size = p ** shapes.length;
  return Array.from({ length: size - 1 }, (_, i) =>
    (i + 1).toString(p).padStart(shapes.length, '0'),
  );
}
