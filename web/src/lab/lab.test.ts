import { describe, expect, it } from 'vitest';
import { csvOf, fileName, queryOf, readWanted, startOf } from './lab';

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

describe('files', () => {
  it('have the values as the command line prints them', () => {
    expect(csvOf([0, 1, 2])).toBe('n,value\n0,0\n1,1\n2,2\n');
  });

  it('have names that any disk takes', () => {
    expect(fileName('sub{1,3,4}', 'values.csv')).toBe('fairplay-sub-1-3-4-values.csv');
  });
});

describe('a start to play', () => {
  const heapsOf = (position: string) => position.split(':')[1]!.split(',').map(Number);

  it.each([
    ['nim', Array.from({ length: 100 }, (_, n) => n), [5, 6]],
    ['of values 0 and 1', Array.from({ length: 100 }, (_, n) => n % 2), [5, 5, 5]],
    ['of small heaps only', [0, 1, 0, 0, 0, 0, 0, 0], [1, 1, 1]],
  ])('can be won in a game %s', (_, values, heaps) => {
    const found = heapsOf(startOf('0.77', values)!);
    expect(found).toEqual(heaps);
    expect(found.reduce((sum, heap) => sum ^ values[heap]!, 0)).not.toBe(0);
  });

  it('does not exist where no heap has a value', () => {
    expect(startOf('0.77', [0, 0, 0])).toBeNull();
  });
});
