import { expect, test } from 'vitest';
import { entries } from '../../tools/messages';
import english from '../../../src/fairplay/locales/en/about.ftl?raw';
import { LESSONS } from '../lessons/lessons';
import { ARTICLES } from './articles';
import { PLANS, TOPICS } from './plans';

const keys = new Set(entries(english).map(([key]) => key));

test('every plan fills 45 minutes, and every step has its text', () => {
  for (const { id, steps } of PLANS) {
    expect(steps.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
    const told = [...keys].filter((key) => new RegExp(`^teachers-${id}-\\d+$`).test(key));
    expect(told).toEqual(steps.map(({ number }) => `teachers-${id}-${number}`));
  }
});

test('every topic has a text and a lesson', () => {
  const told = [...keys].filter((key) => key.startsWith('teachers-topic-'));
  expect(told).toEqual(TOPICS.map(([topic]) => `teachers-topic-${topic}`));
  const known = LESSONS.map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(TOPICS.flatMap(([, lessons]) => lessons)));
  for (const [, lessons] of TOPICS) expect(lessons.length).toBeGreaterThan(0);
});

test('every lesson comes from an article of the About page', () => {
  expect(new Set(LESSONS.map(({ article }) => article))).toEqual(new Set(ARTICLES));
});
