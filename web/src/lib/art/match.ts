/** The form of a match. Written by scripts/write-mirrors from
 * src/fairplay/art/matches.py, where every part is explained. Do not edit. */

export const LENGTH = 60;
export const THICKNESS = 5;
export const GROWTH = 0.3;
export const FOOT = 2.4;
export const SIDE = 1.15;
export const ABOVE = 0.2;
export const BELOW = 2.6;
