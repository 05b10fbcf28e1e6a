import { describe, expect, it } from 'vitest';
import { least, places, samples, type Wanted } from './placing';

/** A board in the middle of a wide room; the words are as wide as a side of it. */
const wide: Wanted = {
  x: 500,
  y: 120,
  board: { left: 400, top: 0, width: 200, height: 200 },
  room: { width: 1000, height: 260 },
  width: 200,
  height: 60,
};
const onBoard =
  ({ board, width, height }: Wanted) =>
  ({ left, top }: { left: number; top: number }) =>
    Number(
      left < board.left + board.width &&
        left + width > board.left &&
        top < board.top + board.height &&
        top + height > board.top,
    );

describe('words about a touch', () => {
  it('are beside a board that leaves room, at the height of the touch', () => {
    expect(least(places(wide), onBoard(wide))).toEqual({ left: 612, top: 90, side: 'right' });
  });

  it('are below a board that is as wide as the room', () => {
    const phone = { ...wide, x: 60, board: { ...wide.board, left: 0 } };
    const narrow = { ...phone, room: { width: 220, height: 260 } };
    const found = least(places(narrow), onBoard(narrow));
    expect(found).toEqual({ left: 0, top: 212, side: 'below' });
  });

  it('never leave the card sideways', () => {
    for (const x of [0, 500, 1000])
      for (const { left } of places({ ...wide, x, width: 390 })) {
        expect(left).toBeGreaterThanOrEqual(-12);
        expect(left + 390).toBeLessThanOrEqual(wide.room.width + 12);
      }
  });

  it('stay at the finger where every place is as good', () => {
    expect(least(places(wide), () => 1)).toEqual({ left: 400, top: 44, side: 'above' });
  });
});

it('samples a box from corner to corner', () => {
  const points = samples({ left: 10, top: 20, width: 100, height: 50 });
  expect(points[0]).toEqual([10, 20]);
  expect(points.at(-1)).toEqual([110, 70]);
});
