/** The signs of the seats: a shape and a colour for each. */
import type { Shape } from '../../lib/art/outlines';

export const MARKS: [shape: Shape, colour: string][] = [
  ['circle', '#1f7fd0'],
  ['square', '#c2570c'],
  ['triangle', '#1c8a5c'],
  ['rhombus', '#8a5cc2'],
  ['pentagon', '#b8860b'],
  ['hexagon', '#c0397a'],
];
