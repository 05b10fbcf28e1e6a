import { describe, expect, it } from 'vitest';
import { parameters, pdfAddress, readOrder } from './orders';

const read = (text: string) => readOrder(new URLSearchParams(text), 'sv', 7);

describe('an order', () => {
  it('comes back from its own parameters', () => {
    for (const text of [
      'kind=deck&deck=mod3&backs=true&paper=letter',
      'kind=worksheet&game=kayles&difficulty=4&count=30&seed=12&misere=true&paper=a4',
      'kind=lessons&lesson=mex&paper=letter',
      'kind=lessons&paper=a4',
    ]) {
      const order = read(text);
      const written = new URLSearchParams({ kind: order.kind });
      for (const [name, value] of Object.entries(parameters(order))) {
        written.set(name, String(value));
      }
      expect(readOrder(written, 'sv', 99)).toEqual({
        ...order,
        seed: order.kind === 'worksheet' ? 12 : 99,
      });
    }
  });

  it('stays within the limits whatever the address says', () => {
    const order = read('kind=worksheet&difficulty=99&count=0&seed=abc');
    expect([order.difficulty, order.count, order.seed]).toEqual([5, 1, 7]);
  });

  it('asks only for what belongs to its kind', () => {
    expect(pdfAddress(read(''))).toBe('/api/print/deck?lang=sv&deck=zero&backs=false&paper=a4');
    expect(pdfAddress(read('kind=worksheet'))).toBe(
      '/api/print/worksheet?lang=sv&game=nim&difficulty=2&count=20&seed=7&misere=false&paper=a4',
    );
  });
});
