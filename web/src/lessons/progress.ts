/** Which screens have been solved, kept on this device: `mex:1,2,3 sums:1`. */
import { remember, remembered } from '../lib/storage';

export type Progress = Map<string, Set<number>>;

export function readProgress(text: string | null): Progress {
  const progress: Progress = new Map();
  for (const part of (text ?? '').split(' ')) {
    const found = /^([a-z0-9-]+):(\d{1,2}(?:,\d{1,2})*)$/.exec(part);
    if (found) progress.set(found[1]!, new Set(found[2]!.split(',').map(Number)));
  }
  return progress;
}

export function writeProgress(progress: Progress): string {
  return [...progress].map(([id, done]) => `${id}:${[...done].sort((a, b) => a - b)}`).join(' ');
}

/** The screens of a lesson that have been solved, from 1. */
export function solved(lesson: string): Set<number> {
  return readProgress(remembered('lessons')).get(lesson) ?? new Set();
}

export function markSolved(lesson: string, number: number): void {
  const progress = readProgress(remembered('lessons'));
  progress.set(lesson, (progress.get(lesson) ?? new Set()).add(number));
  remember('lessons', writeProgress(progress));
}

/** The first screen that is not solved, or the first of all. */
export function nextScreen(done: Set<number>, length: number): number {
  const open = Array.from({ length }, (_, i) => i + 1).find((number) => !done.has(number));
  return open ?? 1;
}
