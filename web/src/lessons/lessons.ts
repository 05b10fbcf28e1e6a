/** All lessons, in their order. Written by scripts/write-mirrors from
 * src/fairplay/learn/__init__.py, where every part is explained. Do not edit. */

import type { Question } from '../lib/questions.ts';

export interface Lesson {
  id: string;
  article: string;
  age: number;
  minutes: number;
  needs: string[];
  picture: { game: string } | { deck: string };
  play: { position: string } | { deck: string };
  /** The kind of question on each screen. */
  kinds: Question['kind'][];
  /** The name of each screen, by which progress is kept. */
  names: string[];
}

export const LESSONS: Lesson[] = [
  { id: 'nim', article: 'nim', age: 9, minutes: 15, needs: [], picture: { game: 'nim' }, play: { position: 'nim:4,5,6,7' }, kinds: ['move', 'play', 'write', 'mark', 'mark', 'move', 'play', 'play'], names: ['two-heaps', 'equal-heaps', 'powers', 'count-ones', 'odd-column', 'make-even', 'one-two-three', 'game'] },
  { id: 'disguises', article: 'nim', age: 10, minutes: 20, needs: ['nim'], picture: { game: 'northcott' }, play: { position: 'nimble:1,3,3,6' }, kinds: ['write', 'move', 'move', 'write', 'move', 'write', 'move', 'play'], names: ['coins', 'slide', 'undo', 'gaps', 'close-a-gap', 'pieces', 'forward', 'game'] },
  { id: 'sums', article: 'nim', age: 11, minutes: 15, needs: ['nim'], picture: { game: 'nimble' }, play: { position: 'kayles:7 + nim:2,3 + nimble:4' }, kinds: ['mark', 'pick', 'write', 'move', 'play'], names: ['won-and-won', 'balance', 'no-carry', 'pins-and-matches', 'game'] },
  { id: 'mex', article: 'nim', age: 12, minutes: 15, needs: ['sums'], picture: { game: 'grundy' }, play: { position: 'grundy:12' }, kinds: ['pick', 'pick', 'pick', 'write', 'play'], names: ['missing', 'gap', 'six-pins', 'grundy', 'game'] },
  { id: 'kayles', article: 'nim', age: 12, minutes: 15, needs: ['mex'], picture: { game: 'kayles' }, play: { position: 'kayles:13' }, kinds: ['move', 'cut', 'mark', 'move', 'play'], names: ['first-throw', 'cut', 'two-rows', 'equal-values', 'game'] },
  { id: 'heap', article: 'nim', age: 13, minutes: 25, needs: ['mex'], picture: { game: 'lasker' }, play: { position: 'lasker:7,8 + kayles:5' }, kinds: ['mark', 'pick', 'move', 'move', 'write', 'pick', 'write', 'play'], names: ['equal-values', 'too-many', 'larger', 'smaller', 'lasker', 'hundred', 'three-games', 'game'] },
  { id: 'periods', article: 'nim', age: 14, minutes: 25, needs: ['mex', 'kayles'], picture: { game: 'dawson' }, play: { position: 'dawson:9' }, kinds: ['scale', 'rhythm', 'rhythm', 'pick', 'pick', 'write', 'pick', 'mark'], names: ['scale', 'rhythm', 'last-exception', 'forever', 'thousand', 'dawson', 'far-enough', 'limit'] },
  { id: 'misere', article: 'resta', age: 10, minutes: 15, needs: ['nim'], picture: { game: 'resta-um' }, play: { position: 'resta-um:7,5,3,1' }, kinds: ['mark', 'mark', 'play', 'move', 'move', 'play', 'play'], names: ['single-dots', 'side-by-side', 'copy', 'turning-point', 'one-less', 'one-two-three', 'game'] },
  { id: 'group', article: 'resta', age: 12, minutes: 20, needs: ['misere'], picture: { game: 'resta-zero' }, play: { position: 'resta-um:7,5,3,1' }, kinds: ['table', 'table', 'table', 'write', 'mark', 'mark', 'write', 'write'], names: ['third-row', 'equal-rows', 'way-back', 'any-order', 'cancel', 'plus', 'large-rows', 'marienbad'] },
  { id: 'zero', article: 'zero', age: 8, minutes: 15, needs: [], picture: { deck: 'zero' }, play: { deck: 'zero' }, kinds: ['hand', 'hand', 'write', 'hand', 'free', 'hand'], names: ['even', 'alone', 'third-card', 'five', 'collect', 'seven'] },
  { id: 'elimination', article: 'zero', age: 14, minutes: 20, needs: ['zero'], picture: { deck: 'zero' }, play: { deck: 'zero' }, kinds: ['write', 'write', 'mark', 'pick', 'away', 'pick', 'pick', 'write'], names: ['digits', 'columns', 'odd-even', 'pentagon', 'leave-out', 'always', 'triangles', 'last-card'] },
  { id: 'mod', article: 'mod3', age: 11, minutes: 20, needs: ['zero'], picture: { deck: 'mod3' }, play: { deck: 'mod3' }, kinds: ['write', 'write', 'write', 'hand', 'hand', 'hand', 'pick', 'hand'], names: ['two-cards', 'third-card', 'three-cards', 'sides', 'empty-side', 'opposites', 'enough', 'five'] },
];
