/** Which screens have been solved, kept on this device by their names: `mex:missing,gap sums:game`.
 *
 * A lesson can gain a screen, and what was solved stays right. */
import { remember, remembered } from '../lib/storage';
import type { Lesson } from './lessons';

export type Progress = Map<string, Set<string>>;

/** Until November 2026 screens were kept by number. These were the names, in their order then;
 * an empty one is no more. */
export const NUMBERED: Record<string, string> = {
  nim: 'two-heaps,equal-heaps,powers,odd-column,make-even,one-two-three,game',
  sums: 'won-and-won,balance,no-carry,pins-and-matches,game',
  mex: 'missing,,,six-pins,,game',
  kayles: 'first-throw,cut,,,,game',
  misere: 'single-dots,side-by-side,,turning-point,one-two-three,game',
  zero: ',even,,alone,collect,seven',
  mod: 'two-cards,three-cards,sides,empty-side,enough,five',
};

function named(lesson: string, text: string): string {
  return /^\d+$/.test(text) ? (NUMBERED[lesson]?.split(',')[Number(text) - 1] ?? '') : text;
}

export function readProgress(text: string | null): Progress {
  const progress: Progress = new Map();
  for (const part of (text ?? '').split(' ')) {
    const [, lesson, list] = /^([a-z0-9-]+):([a-z0-9-]+(?:,[a-z0-9-]+)*)$/.exec(part) ?? [];
    if (!lesson || !list) continue;
    const names = list.split(',').map((one) => named(lesson, one));
    progress.set(lesson, new Set(names.filter((name) => name)));
  }
  return progress;
}

export function writeProgress(progress: Progress): string {
  return [...progress].map(([id, done]) => `${id}:${[...done].sort()}`).join(' ');
}

/** The screens of a lesson that have been solved, from 1. */
export function solved(lesson: Lesson): Set<number> {
  const done = readProgress(remembered('lessons')).get(lesson.id);
  return new Set(lesson.names.flatMap((name, i) => (done?.has(name) ? [i + 1] : [])));
}

export function markSolved({ id, names }: Lesson, number: number): void {
  const progress = readProgress(remembered('lessons'));
  progress.set(id, (progress.get(id) ?? new Set()).add(names[number - 1]!));
  remember('lessons', writeProgress(progress));
}

/** The first screen that is not solved, or the first of all. */
export function nextScreen(done: Set<number>, length: number): number {
  const open = Array.from({ length }, (_, i) => i + 1).find((number) => !done.has(number));
  return open ?? 1;
}
