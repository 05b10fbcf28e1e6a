import { expect, test } from 'vitest';
import type { AnyAnswer } from '../../lib/protocol';
import { Outbox, randomName } from './outbox';
import { event } from './samples';

function named(): Outbox {
  let count = 0;
  return new Outbox(() => `c${++count}`);
}

const answer = (cmd: string, answer: AnyAnswer) =>
  ({ kind: 'answer', cmd, seq: 0, answer }) as const;

test('commands wait in their order until they are answered', async () => {
  const outbox = named();
  const first = outbox.put({ kind: 'call' });
  outbox.put({ kind: 'ready', ready: true });
  expect(outbox.unanswered.map(({ cmd }) => cmd)).toEqual(['c1', 'c2']);
  expect(outbox.heard(event(4, { cmd: 'c1' })).own).toBe(true);
  expect(await first.answer).toEqual({ kind: 'done' });
  expect(outbox.unanswered.map(({ cmd }) => cmd)).toEqual(['c2']);
});

test('an event brings its answer with it, and a second answer is nothing new', async () => {
  const outbox = named();
  const { answer: promised } = outbox.put({ kind: 'claim', a: ['100110'], b: [] });
  outbox.heard(event(4, { cmd: 'c1', answer: { kind: 'late', gone: ['100110'] } }));
  outbox.heard(answer('c1', { kind: 'done' }));
  expect(await promised).toEqual({ kind: 'late', gone: ['100110'] });
});

test('what others do answers nothing', () => {
  const outbox = named();
  outbox.put({ kind: 'call' });
  expect(outbox.heard(event(4, { cmd: 'x' })).own).toBe(false);
  outbox.heard(event(5));
  expect(outbox.unanswered).toHaveLength(1);
});

test('a hint is answered by the hint, not by the news that it was asked for', async () => {
  const outbox = named();
  const { answer: promised } = outbox.put({ kind: 'hint' });
  outbox.heard(event(4, { cmd: 'c1', what: 'hint' }));
  expect(outbox.unanswered).toHaveLength(1);
  outbox.heard(
    answer('c1', {
      kind: 'hinted',
      told: { key: 'cards-hint-card', params: {} },
      place: null,
      move: null,
      cards: ['000001'],
    }),
  );
  expect(await promised).toMatchObject({ cards: ['000001'] });
});

test('a command that a stopping server refuses is kept for the next', () => {
  const outbox = named();
  outbox.put({ kind: 'call' });
  outbox.heard(answer('c1', { kind: 'refused', code: 'error-server-restart', params: {} }));
  expect(outbox.unanswered).toHaveLength(1);
});

const refused = (code: string) => answer('c1', { kind: 'refused', code, params: {} });

test('a command of which nobody knows whether it was done is to be sent again', async () => {
  const outbox = named();
  const { command, answer: promised } = outbox.put({ kind: 'call' });
  outbox.sending('c1');
  expect(outbox.heard(refused('error-storage-unknown')).again).toEqual({ command, sent: 1 });
  outbox.sending('c1');
  // That the second time has changed nothing says nothing about the first.
  expect(outbox.heard(refused('error-storage')).again).toEqual({ command, sent: 2 });
  outbox.heard(event(4, { cmd: 'c1' }));
  expect(await promised).toEqual({ kind: 'done' });
});

test('a command that was sent once and changed nothing is refused', async () => {
  const outbox = named();
  const { answer: promised } = outbox.put({ kind: 'call' });
  outbox.sending('c1');
  expect(outbox.heard(refused('error-storage')).again).toBeUndefined();
  expect(await promised).toMatchObject({ code: 'error-storage' });
});

test('at the end all are refused', async () => {
  const outbox = named();
  const { answer: promised } = outbox.put({ kind: 'call' });
  outbox.refuseAll('error-room-closed');
  expect(await promised).toMatchObject({ kind: 'refused', code: 'error-room-closed' });
  expect(outbox.unanswered).toEqual([]);
});

test('names of commands differ, and are short enough', () => {
  const names = new Set(Array.from({ length: 1000 }, randomName));
  expect(names.size).toBe(1000);
  expect([...names].every((name) => name.length === 24)).toBe(true);
});
