/** A rule in words: the part of a game's name that one writes oneself. */
import type { Arguments } from '../lib/i18n.svelte';

/** What stands before and after the words: `heap{` and `}`; nothing around a code such as 0.77. */
export interface Frame {
  before: string;
  after: string;
}

/** The name of a game and its state, as a position is written; the state may be missing. */
export function split(position: string): { name: string; state: string } {
  const at = position.indexOf(':');
  if (at < 0) return { name: position.trim(), state: '' };
  return { name: position.slice(0, at).trim(), state: position.slice(at + 1).trim() };
}

export function frameOf(position: string): Frame {
  const { name } = split(position);
  const at = name.indexOf('{');
  return at < 0 ? { before: '', after: '' } : { before: name.slice(0, at + 1), after: '}' };
}

/** The words of a name. One that is not closed yet is read to its end. */
export function wordsOf({ before, after }: Frame, name: string): string {
  const words = name.slice(before.length);
  return after && words.endsWith(after) ? words.slice(0, -after.length) : words;
}

export const nameOf = ({ before, after }: Frame, words: string) => before + words.trim() + after;

/** Whether a game has a rule to write. One that a server's owner has added has only its name. */
export const hasWords = (game: { name: string; position: string }) =>
  split(game.position).name !== game.name;

/** The family whose frame a name has. A code has none, and belongs to the family without one. */
export function familyOf<T extends { position: string }>(families: T[], name: string): T | null {
  const has = (before: string) => before !== '' && name.startsWith(before);
  return (
    families.find(({ position }) => has(frameOf(position).before)) ??
    families.find(({ position }) => !frameOf(position).before && /^[\d.]/.test(name)) ??
    null
  );
}

/** What is wrong with the words: a place from 0, how long it is, and what may stand there. */
export interface Wrong {
  at: number;
  length: number;
  found: string;
  expected: string[];
  /** The ends of the numbers that are accepted, if any is. */
  range: [least: string, most: string] | null;
}

/** How the end of the words is called in an error. */
export const END = '}';

/** The place of an error in the words, if it has one. */
export function wrongOf({ place, found, expected }: Arguments): Wrong | null {
  if (typeof place !== 'number') return null;
  const told = String(expected ?? '').split(', ');
  const accepted = told.map((one) => one.replace('","', ',')); // a comma among commas is quoted
  const range = accepted.map((one) => /^(\d+)-(\d+)$/.exec(one)).find(Boolean);
  // An error about the end of the words finds nothing.
  const isEnd = found === undefined || found === END;
  return {
    at: place - 1,
    length: isEnd ? 0 : String(found).length,
    found: isEnd ? '' : String(found),
    expected: accepted.filter((one) => one && one !== END && !/^\d+-\d+$/.test(one)),
    range: range ? [range[1]!, range[2]!] : null,
  };
}

/** The words before the wrong one, itself, and those after it. */
export function marked(words: string, { at, length }: Wrong): [string, string, string] {
  return [words.slice(0, at), words.slice(at, at + length), words.slice(at + length)];
}

/** The words with another one at the place of the wrong one, and where to go on writing. */
export function mended(words: string, wrong: Wrong, word: string): { words: string; at: number } {
  const [before, , after] = marked(words, wrong);
  const letter = /^\p{L}/u.test(word);
  const begun = letter && before && !/\s$/.test(before) ? `${before} ` : before;
  const next = letter && !/^\s/.test(after) ? ' ' : '';
  return { words: begun + word + next + after, at: (begun + word).length + (letter ? 1 : 0) };
}
