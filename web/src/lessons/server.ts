/** Requests of the lessons. Answers are cached. */
import { explain as askExplain } from '../explain/explained';
import type { CardsExplained, Explained, Get, Solved } from '../lib/answers';
import { get, matchView, reply, solve as askSolve } from '../lib/api';
import type { Block } from '../lib/blocks';
import { fill } from '../lib/i18n.svelte';
import { MAX_LEVEL, type MatchView } from '../lib/protocol';

const answers = new Map<string, Promise<any>>();

/** Cache an answer, but not a failure. */
function once<T>(question: string, ask: () => Promise<T>): Promise<T> {
  const known = answers.get(question);
  if (known) return known;
  const answer = ask();
  answers.set(question, answer);
  answer.catch(() => answers.delete(question));
  return answer;
}

function getOnce<P extends keyof Get>(path: P, query: Get[P]['query']): Promise<Get[P]['answer']> {
  return once(`${path} ${JSON.stringify(query)}`, () => get(path, query));
}

export const solve = (position: string): Promise<Solved> =>
  once(`solve ${position}`, () => askSolve(position, false));

export const explain = (position: string): Promise<Explained> =>
  once(`explain ${position}`, () => askExplain(position, false));

export const match = (start: string, moves: string[] = []): Promise<MatchView> =>
  once(`match ${start} ${moves.join(' ')}`, () => matchView({ start, misere: false, moves }));

/** The perfect computer's answer. */
export const answer = (start: string, moves: string[]) =>
  reply({ start, misere: false, moves, level: MAX_LEVEL });

/** The block of this kind in the explanation of a position. */
export async function reason<K extends Block['kind']>(
  position: string,
  kind: K,
): Promise<Extract<Block, { kind: K }>> {
  const { blocks } = await explain(position);
  const found = blocks.find((block) => block.kind === kind);
  if (!found) throw new Error(`${position}: no ${kind}`);
  return found as Extract<Block, { kind: K }>;
}

export async function sequence(rule: string, count: number): Promise<number[]> {
  return (await getOnce('/api/sequence', { rule, count })).values;
}

export const period = (rule: string) => getOnce('/api/period', { rule });

export const cards = (deck: string, hand: string[]) =>
  getOnce('/api/cards/explain', { deck, cards: hand.join(',') });

/** Why a claim is wrong. Cards go by their places, from 1. */
export async function whyNoClaim(deck: string, hand: string[], a: number[], b: number[]) {
  const claim = { deck, cards: hand.join(','), a: a.join(','), b: b.join(',') };
  const { blocks } = await get('/api/cards/explain', claim);
  return blocks.flatMap(({ before }) => before.map((one) => fill(one))).join(' ');
}

export const deck = (name: string) => getOnce('/api/deck', { deck: name });

/** A random hand, as large as the deck's table. */
export async function deal(name: string): Promise<CardsExplained> {
  const found = await deck(name);
  const pile = [...found.cards];
  const hand = Array.from({ length: found.deck.hand }, () => {
    const at = Math.floor(Math.random() * pile.length);
    return pile.splice(at, 1)[0]!;
  });
  return cards(name, hand);
}
