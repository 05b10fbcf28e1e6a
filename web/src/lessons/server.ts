/** Requests of the lessons. Screens are cached. */
import type { LessonScreen } from '../lib/answers';
import { get, post } from '../lib/api';

const screens = new Map<string, Promise<LessonScreen>>();

/** A screen by its number, from 1; where cards are dealt, those of a seed. */
export function screen(lesson: string, number: number, seed?: number): Promise<LessonScreen> {
  const key = `${lesson} ${number} ${seed}`;
  const known = screens.get(key);
  if (known) return known;
  const query = { lesson, screen: number, ...(seed !== undefined && { seed }) };
  const asked = get('/api/lesson', query);
  screens.set(key, asked);
  // Do not cache a failure.
  asked.catch(() => screens.delete(key));
  return asked;
}

export const judge = (lesson: string, number: number, answer: string, seed?: number) =>
  post('/api/lesson/answer', {
    lesson,
    screen: number,
    answer,
    ...(seed !== undefined && { seed }),
  });
