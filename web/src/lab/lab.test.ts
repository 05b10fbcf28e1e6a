import { describe, expect, it } from 'vitest';
import { queryOf, readWanted } from './lab';

const read = (text: string) => readWanted(new URLSearchParams(text));

describe('the state in the address', () => {
  it('comes back as it was written', () => {
    const wanted = { rule: 'sub{1,2,5}', other: '0.[3]', count: 1000, heap: 21 };
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(queryOf(wanted))) query.set(name, String(value));
    expect(readWanted(query)).toEqual(wanted);
  });

  it('has usual values for what is missing or cannot be', () => {
    expect(read('')).toEqual({ rule: 'kayles', other: '', count: 100, heap: 12 });
    expect(read('count=7&heap=-3')).toEqual({ rule: 'kayles', other: '', count: 100, heap: 12 });
    expect(read('heap=9999999').heap).toBe(12);
  });
});
