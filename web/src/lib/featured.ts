/** Offers of the home page and defaults of forms. Only this file and the lessons name games. */

/** The default match. */
export const FIRST = 'nim:3,4,5';
/** The lesson for newcomers. */
export const LESSON = 'nim';
/** The default for another summand. */
export const ADDED = 'nim:1,2,3';
export const SUM = 'kayles:7 + nim:2,3 + nimble:4';

/** Quick matches between strangers. Few choices make it likely that two people pick the same. */
export const QUICK = [
  { name: 'nim', position: FIRST },
  { name: 'kayles', position: 'kayles:10' },
];

/** Examples in the lab. The first is the default. */
export const RULES = ['kayles', 'dawson', 'grundy', 'lasker', '0.07', '0.6', '4.7', 'sub{1,3,4}'];

/** The default game of a worksheet. */
export const PRINTED = 'nim';

/** A claim of each deck, side A and side B, as the articles show them. */
export const CLAIMS: Record<string, [a: string[], b: string[]]> = {
  zero: [['010010', '110110', '100100'], []],
  mod3: [['2102', '2021'], ['1120']],
};
