/** The shapes on the cards. Written by scripts/write-mirrors from
 * src/fairplay/art/shapes.py, where every part is explained. Do not edit. */

export type Shape =
  | 'triangle'
  | 'square'
  | 'pentagon'
  | 'hexagon'
  | 'rhombus'
  | 'circle'
  | 'heart'
  | 'star';

export interface Paint {
  fill: string;
  edge: string;
}

export const RADIUS = 100;

export const OUTLINES: Record<Shape, string> = {
  triangle: 'M0 -98L102.19 79L-102.19 79Z',
  square: 'M82.73 -82.73L82.73 82.73L-82.73 82.73L-82.73 -82.73Z',
  pentagon: 'M0 -99L99.86 -26.45L61.72 90.95L-61.72 90.95L-99.86 -26.45Z',
  hexagon: 'M103 0L51.5 89.2L-51.5 89.2L-103 0L-51.5 -89.2L51.5 -89.2Z',
  rhombus: 'M0 -118L80 0L0 118L-80 0Z',
  circle: 'M-90 0a90 90 0 1 1 180 0a90 90 0 1 1 -180 0Z',
  heart: 'M0 100 C-28 66 -108 22 -108 -38 C-108 -106 -22 -112 0 -52 C22 -112 108 -106 108 -38 C108 22 28 66 0 100 Z',
  star: 'M0 -104L29.39 -32.45L106.52 -26.61L47.55 23.45L65.83 98.61L0 58L-65.83 98.61L-47.55 23.45L-106.52 -26.61L-29.39 -32.45Z',
};

export const BINARY: [Shape, Paint][] = [
  ['triangle', { fill: '#d55e00', edge: '#9c4400' }],
  ['square', { fill: '#0072b2', edge: '#00507d' }],
  ['pentagon', { fill: '#8a3ffc', edge: '#5f1fbf' }],
  ['hexagon', { fill: '#1c7c54', edge: '#11573a' }],
  ['rhombus', { fill: '#e0a100', edge: '#8a6200' }],
  ['circle', { fill: '#cc3d77', edge: '#962853' }],
  ['heart', { fill: '#c8233c', edge: '#8f1428' }],
  ['star', { fill: '#5b6675', edge: '#39424e' }],
];

export const COUNTED: [Shape, Paint][] = [
  ['pentagon', { fill: '#8a3ffc', edge: '#5f1fbf' }],
  ['triangle', { fill: '#0072b2', edge: '#00507d' }],
  ['heart', { fill: '#c8233c', edge: '#8f1428' }],
  ['circle', { fill: '#1c7c54', edge: '#11573a' }],
  ['square', { fill: '#e0a100', edge: '#8a6200' }],
  ['hexagon', { fill: '#d55e00', edge: '#9c4400' }],
];
