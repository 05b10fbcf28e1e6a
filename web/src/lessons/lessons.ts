/** The lessons in their order. Each is loaded when it is opened. */
import type { Screen } from './screen';

export interface Lesson {
  id: string;
  /** How many screens it has. */
  length: number;
  /** Where to play what was learned. */
  play: string;
  /** What the lesson looks like in the list: a game's picture, or cards. */
  picture: { game: string } | { cards: string[]; p: number };
  load: () => Promise<{ SCREENS: Screen[] }>;
}

const position = (text: string) => `/play?position=${encodeURIComponent(text)}`;

export const LESSONS: Lesson[] = [
  {
    id: 'nim',
    length: 7,
    play: position('nim:4,5,6,7'),
    picture: { game: 'nim' },
    load: () => import('./nim'),
  },
  {
    id: 'sums',
    length: 5,
    play: position('kayles:7 + nim:2,3 + nimble:4'),
    picture: { game: 'nimble' },
    load: () => import('./sums'),
  },
  {
    id: 'mex',
    length: 6,
    play: position('grundy:12'),
    picture: { game: 'grundy' },
    load: () => import('./mex'),
  },
  {
    id: 'kayles',
    length: 6,
    play: position('kayles:13'),
    picture: { game: 'kayles' },
    load: () => import('./kayles'),
  },
  {
    id: 'misere',
    length: 6,
    play: position('resta-um:7,5,3,1'),
    picture: { game: 'resta-um' },
    load: () => import('./misere'),
  },
  {
    id: 'zero',
    length: 6,
    play: '/rooms?deck=zero',
    picture: { cards: ['010010', '110110', '100100'], p: 2 },
    load: () => import('./zero'),
  },
  {
    id: 'mod',
    length: 6,
    play: '/rooms?deck=mod3',
    picture: { cards: ['2102', '2021', '1120'], p: 3 },
    load: () => import('./mod'),
  },
];
