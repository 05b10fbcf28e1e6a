/** What to do in class: three plans of 45 minutes, and the lessons that fit a topic. */

export interface Step {
  /** The end of the message's key: `teachers-copy-1`. */
  number: number;
  minutes: number;
  /** Where it happens, for steps on a screen. */
  to?: string;
  /** The lesson that the step names. */
  lesson?: string;
}

export interface Plan {
  id: string;
  age: number;
  steps: Step[];
}

function plan(id: string, age: number, ...steps: Omit<Step, 'number'>[]): Plan {
  return { id, age, steps: steps.map((step, i) => ({ number: i + 1, ...step })) };
}

function lesson(id: string, minutes: number): Omit<Step, 'number'> {
  return { minutes, to: `/learn/${id}`, lesson: id };
}

const screen = (lesson: string, number: number) => `/learn/${lesson}?step=${number}`;
/** The teacher and the class share one screen. */
const against = (position: string) => `/play?position=${position}&opponent=person`;
const sheet = (game: string) => `/print?kind=worksheet&game=${game}&difficulty=1`;
const table = (deck: string) => `/rooms?deck=${deck}`;

export const PLANS: Plan[] = [
  plan(
    'copy',
    8,
    { minutes: 10, to: against('nim:4,4') },
    { minutes: 10 },
    lesson('nim', 5),
    { minutes: 15 },
    { minutes: 5, to: against('nim:7,7') },
  ),
  plan(
    'binary',
    11,
    { minutes: 5, to: against('nim:4,5,6,7') },
    lesson('nim', 20),
    { minutes: 15, to: sheet('nim') },
    { minutes: 5 },
  ),
  plan(
    'vectors',
    15,
    { minutes: 10, to: table('zero') },
    lesson('elimination', 15),
    { minutes: 10, to: screen('elimination', 6) },
    { minutes: 10, to: screen('elimination', 7) },
  ),
];

export const TOPICS: [topic: string, lessons: string[]][] = [
  ['equal', ['nim', 'kayles']],
  ['binary', ['nim', 'group']],
  ['parity', ['nim', 'zero', 'elimination']],
  ['recursion', ['mex', 'heap']],
  ['transform', ['disguises', 'heap']],
  ['period', ['periods']],
  ['modulo', ['mod']],
  ['algebra', ['group']],
  ['linear', ['elimination', 'mod']],
];
