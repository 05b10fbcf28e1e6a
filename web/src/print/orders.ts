/** What to print: as the state in the address, and as a request for the PDF. */
import { WORKSHEET } from '../lib/answers';
import { PRINTED } from '../lib/featured';
import type { Language } from '../lib/i18n.svelte';
import { LESSONS } from '../lessons/lessons';

export const KINDS = ['deck', 'worksheet', 'lessons'] as const;

export interface Order {
  kind: (typeof KINDS)[number];
  deck: string;
  backs: boolean;
  game: string;
  difficulty: number;
  count: number;
  seed: number;
  misere: boolean;
  /** Empty for all lessons. */
  lesson: string;
  paper: 'a4' | 'letter';
  lang: Language;
}

function number(text: string | null, [least, most]: [number, number], usual: number): number {
  if (!text || !/^\d{1,7}$/.test(text)) return usual;
  return Math.max(least, Math.min(most, Number(text)));
}

export function readOrder(query: URLSearchParams, lang: Language, seed: number): Order {
  return {
    kind: KINDS.find((kind) => kind === query.get('kind')) ?? 'deck',
    deck: query.get('deck') === 'mod3' ? 'mod3' : 'zero',
    backs: query.get('backs') === 'true',
    game: query.get('game') ?? PRINTED,
    difficulty: number(query.get('difficulty'), WORKSHEET.difficulty, 2),
    count: number(query.get('count'), WORKSHEET.count, 20),
    seed: number(query.get('seed'), WORKSHEET.seed, seed),
    misere: query.get('misere') === 'true',
    lesson: LESSONS.find(({ id }) => id === query.get('lesson'))?.id ?? '',
    paper: query.get('paper') === 'letter' ? 'letter' : 'a4',
    lang,
  };
}

type Parameters = Record<string, string | number | boolean>;

/** The parameters that belong to the kind of the order. */
export function parameters({ kind, deck, backs, lesson, paper, ...sheet }: Order): Parameters {
  if (kind === 'deck') return { deck, backs, paper };
  if (kind === 'lessons') return { ...(lesson && { lesson }), paper };
  const { game, difficulty, count, seed, misere } = sheet;
  return { game, difficulty, count, seed, misere, paper };
}

export function pdfAddress(order: Order): string {
  const search = new URLSearchParams({ lang: order.lang });
  for (const [name, value] of Object.entries(parameters(order))) search.set(name, String(value));
  return `/api/print/${order.kind}?${search}`;
}
