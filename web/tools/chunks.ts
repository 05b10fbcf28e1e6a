/** Few files for each page. On a slow network a page waits once for every six small ones, so what
 * several pages share is put together by what it is for. Earlier lines come first. */
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;

/** Modules below `src` that more than one page loads. */
const shared = (name: string, modules: string): Group => ({
  name,
  test: new RegExp(`/src/(?:${modules})`),
  minShareCount: 2,
});

const GROUPS: Group[] = [
  // What the first page and nearly every other one need.
  {
    name: 'app',
    test: /\/src\/(?:App\.|lib\/(?!sha256)|rooms\/(?:lobby\/(?:sharing|JoinByCode)|people\/(?:names|reader))\.)/,
  },
  { name: 'boards', test: /\/src\/boards\// },
  // Small things without a board.
  shared(
    'parts',
    'charts/|mine/|how/(?:how|HowButton|Credit)|explain/(?:explained|Told|Scale|Rulers|Mex)|cards/deck',
  ),
  shared('play', 'play/|explain/|how/'),
  shared('cards', 'cards/'),
  shared('rooms', 'rooms/'),
  // The list of lessons is on pages without any question.
  shared('lessons', 'lessons/[a-z]+\\.ts'),
  shared('questions', 'lessons/'),
];

export const CHUNKS = GROUPS.map((group, at) => ({ ...group, priority: GROUPS.length - at }));
