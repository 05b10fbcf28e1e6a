import { expect, test } from 'vitest';
import { entries } from '../../tools/messages';
import english from '../../../src/fairplay/locales/en/about.ftl?raw';
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
  for (const [, lessons] of TOPICS) expect(lessons.length).toBeGreaterThan(0);
});
