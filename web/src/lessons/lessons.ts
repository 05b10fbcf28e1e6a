/** The lessons in their order. Each is loaded when it is opened. */
import { DECKS } from '../lib/decks';
import { CLAIMS } from '../lib/featured';
import type { Screen } from './screen';

export interface Lesson {
  id: string;
  /** How many screens it has. */
  length: number;
  /** Where to play what was learned. */
  play: string;
  /** What the lesson looks like in the list: a game's picture, or cards. */
  picture: { game: string } | { cards: string[]; p: number };
  load: Load;
}
type Load = () => Promise<{ SCREENS: Screen[] }>;

function ofGame(id: string, length: number, position: string, game: string, load: Load): Lesson {
  return {
    id,
    length,
    play: `/play?position=${encodeURIComponent(position)}`,
    picture: { game },
    load,
  };
}

function ofCards(id: string, length: number, deck: string, load: Load): Lesson {
  const picture = { cards: CLAIMS[deck]!.flat(), p: DECKS[deck]![1] };
  return { id, length, play: `/rooms?deck=${deck}`, picture, load };
}

export const LESSONS: Lesson[] = [
  ofGame('nim', 7, 'nim:4,5,6,7', 'nim', () => import('./nim')),
  ofGame('sums', 5, 'kayles:7 + nim:2,3 + nimble:4', 'nimble', () => import('./sums')),
  ofGame('mex', 6, 'grundy:12', 'grundy', () => import('./mex')),
  ofGame('kayles', 6, 'kayles:13', 'kayles', () => import('./kayles')),
  ofGame('misere', 6, 'resta-um:7,5,3,1', 'resta-um', () => import('./misere')),
  ofCards('zero', 6, 'zero', () => import('./zero')),
  ofCards('mod', 6, 'mod3', () => import('./mod')),
];
