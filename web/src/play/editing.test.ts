import { expect, it } from 'vitest';
import { joined, numbers, parts } from './editing';

it.each([
  'nim:3,4,5',
  'kayles:7 + nim:2,3 + nimble:4',
  'sub{1,2,5}:21',
  'nim',
  'poker-nim:4,5/1,2',
])('takes %s apart and puts it together again', (position) => {
  expect(joined(parts(position))).toBe(position);
});

it('reads what is typed with spaces', () => {
  expect(parts(' nim : 3,4 +kayles:7')).toEqual([
    { game: 'nim', text: '3,4' },
    { game: 'kayles', text: '7' },
  ]);
});

it('knows which parts are lists of numbers', () => {
  expect(numbers(parts('nim:3,4,5')[0]!)).toEqual([3, 4, 5]);
  expect(numbers(parts('poker-nim:4,5/1,2')[0]!)).toBeNull();
  expect(numbers(parts('nim:')[0]!)).toBeNull();
});
