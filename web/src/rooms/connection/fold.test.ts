import { describe, expect, test } from 'vitest';
import { fold, NOTHING, type Known } from './fold';
import { event, roomView, welcome } from './samples';

const start = fold(NOTHING, welcome(7)) as Known;
const played = (count: number) => ({ match: { played: count } });

describe('what is known of a room', () => {
  test('comes whole with a welcome', () => {
    expect(start.seq).toBe(7);
    expect(start.room?.code).toBe('ABCDEF');
  });

  test('is kept up by replacing the parts that are new', () => {
    const after = fold(start, event(8, { set: { phase: 'playing', game: 1 } })) as Known;
    expect(after.room).toEqual(roomView({ phase: 'playing', game: 1 }));
    expect(start.room?.phase).toBe('waiting');
  });

  test('does not change by an event that is known already', () => {
    expect(fold(start, event(7, { set: { phase: 'closed' } }))).toBe(start);
    expect(fold(start, event(3))).toBe(start);
  });

  test('has a gap when an event is missing, or when there was no welcome', () => {
    expect(fold(start, event(9))).toBe('gap');
    expect(fold(NOTHING, event(1))).toBe('gap');
  });

  test('goes on after a short break, with the seat that we have now', () => {
    const you = { seat: 2, host: true, waits: null };
    const back = fold(start, { kind: 'resumed', seq: 9, now: 1, you }) as Known;
    expect(back.you).toEqual(you);
    expect(back.seq).toBe(7);
    expect((fold(back, event(8)) as Known).seq).toBe(8);
  });

  test('is replaced by a second welcome, even an older one', () => {
    expect((fold(start, welcome(3)) as Known).seq).toBe(3);
  });

  test('says who is there', () => {
    const told = fold(start, { kind: 'presence', here: [true, false], watching: 4 }) as Known;
    expect([told.here, told.watching]).toEqual([[true, false], 4]);
  });

  test('counts who sits down as a player who is there, and who stands up as watching', () => {
    const told = fold(start, { kind: 'presence', here: [true, false], watching: 4 }) as Known;
    const sat = fold(told, event(8, { what: 'sit', seat: 1 })) as Known;
    expect([sat.here, sat.watching]).toEqual([[true, true], 3]);
    const stood = fold(sat, event(9, { what: 'stand', seat: 0 })) as Known;
    expect([stood.here, stood.watching]).toEqual([[false, true], 4]);
  });

  test('follows the moves of a match, also back and into the next game', () => {
    const one = fold(start, event(8, { what: 'move', data: { move: '3→1' }, set: played(1) }));
    const two = fold(one as Known, event(9, { data: { move: '4→0' }, set: played(2) })) as Known;
    expect(two.history).toEqual(['3→1', '4→0']);
    const back = fold(two, event(10, { what: 'takeback', set: played(1) })) as Known;
    expect(back.history).toEqual(['3→1']);
    const next = fold(back, event(11, { what: 'rematch', set: played(0) })) as Known;
    expect(next.history).toEqual([]);
  });
});
