import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MatchView } from '../lib/protocol';
import { forgetAll, remember, remembered, storable } from '../lib/storage';
import type { Setup } from '../play/setup';
import { Follower } from './following';
import { forgetGames, keep, kept, recordGame, recordPuzzle } from './keeping';
import { merged, MOST, readEntries, readEntry, writeEntries, type Game } from './records';
import { results, streaks } from './statistics';

/** A storage that holds so many characters. */
class Store {
  [name: string]: unknown;
  constructor(room = 5_000_000) {
    Object.defineProperty(this, 'room', { value: room });
  }
  getItem(name: string) {
    return (this[name] as string) ?? null;
  }
  setItem(name: string, value: string) {
    if (value.length > (this['room'] as number)) throw new DOMException('full');
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

function open(local = new Store(), session = new Store()) {
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
}
beforeEach(() => open());
afterEach(() => vi.unstubAllGlobals());

const game = (some: Partial<Game> = {}): Game => ({
  v: 1,
  kind: 'match',
  id: `g${some.at ?? 1}`,
  at: 1,
  hints: 0,
  game: 'nim',
  start: 'nim:3,4,5',
  misere: false,
  against: 'computer',
  level: 5,
  seat: 0,
  result: 'won',
  moves: '3→1;5→0',
  count: 2,
  ms: 1000,
  room: '',
  ...some,
});

describe('records', () => {
  test('come back as they were written', () => {
    const puzzle = {
      ...{ v: 1, kind: 'puzzle', id: 'p', at: 2, hints: 1, code: 'x', day: '2026-11-18' },
      ...{ game: 'nim', solved: true, tries: 3 },
    };
    expect(readEntries(writeEntries([game(), readEntry(puzzle)!], 1))).toEqual([game(), puzzle]);
  });

  test.each([null, 1, {}, game({ v: 2 as 1 }), game({ at: NaN }), game({ level: 99 })])(
    'that are broken or of another version are left out (%#)',
    (wrong) => {
      expect(readEntry(wrong)).toBeNull();
      expect(readEntries(writeEntries([wrong as Game, game()]))).toEqual([game()]);
    },
  );

  test('have no fields but their own', () => {
    expect(readEntry({ ...game(), more: 1 })).toEqual(game());
  });

  test.each([null, '', '[]', '{"format":"other","games":[]}', 'x'])('are not in %s', (text) =>
    expect(readEntries(text)).toBeNull(),
  );

  test('are bounded, and the oldest are dropped', () => {
    const many = Array.from({ length: MOST + 5 }, (_, i) => game({ at: i, id: `g${i}` }));
    const all = merged(many, [game({ at: MOST + 9 })]);
    expect([all.length, all[0]!.at, all.at(-1)!.at]).toEqual([MOST, 6, MOST + 9]);
  });
});

describe('keeping', () => {
  test('the first ending of a game counts, and a puzzle may be solved later', () => {
    recordGame(game({ result: 'lost' }));
    recordGame(game({ result: 'won' }));
    const puzzle = { code: 'x', day: '2026-11-18', game: 'nim', tries: 2, hints: 0 };
    recordPuzzle({ ...puzzle, solved: false });
    recordPuzzle({ ...puzzle, solved: true });
    recordPuzzle({ ...puzzle, solved: true, tries: 1 });
    expect(kept().map((one) => ('result' in one ? one.result : [one.solved, one.tries]))).toEqual([
      'lost',
      [true, 2],
    ]);
  });

  test('makes room on a full disk by dropping the oldest games', () => {
    open(new Store(1500));
    for (let at = 1; at <= 40; at++) expect(recordGame(game({ at }))).toBe(true);
    const [all, one] = [kept(), kept()[0]!];
    expect(all.at(-1)!.at).toBe(40);
    // As many as there is room for.
    expect(writeEntries([...all, one, one]).length).toBeGreaterThan(1500);
  });

  test('says when nothing can be stored, and does not fail', () => {
    open(new Store(0));
    expect([storable(), recordGame(game()), kept()]).toEqual([false, false, []]);
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('denied');
      },
    });
    expect([storable(), recordGame(game()), kept()]).toEqual([false, false, []]);
    forgetAll();
  });

  test('forgets the games alone, or all that is stored', () => {
    remember('level', '5');
    remember('tab', '1', 'sessionStorage');
    keep([game()]);
    forgetGames();
    expect([kept(), remembered('level')]).toEqual([[], '5']);
    keep([game()]);
    forgetAll();
    expect([kept(), remembered('level'), remembered('tab', 'sessionStorage')]).toEqual([
      [],
      null,
      null,
    ]);
  });
});

describe('following a match', () => {
  const setup: Setup = {
    start: 'nim:1,1',
    misere: false,
    opponent: 'computer',
    level: 5,
    seat: 0,
  };
  const view = (winner?: number): MatchView =>
    ({
      misere: false,
      seen: [[{ game: 'nim' }]],
      result: winner === undefined ? null : { winner, reason: 'last' },
    }) as unknown as MatchView;
  /** A match that is opened after these moves. */
  const opened = (moves: string, winner?: number) => ({ ...goes(moves, winner), opened: true });
  /** The same match after these moves. */
  const goes = (moves: string, winner?: number) => ({
    opened: false,
    setup,
    moves: [...moves],
    view: view(winner),
  });

  test('gives the game once, when it ends', () => {
    const follower = new Follower();
    expect(follower.see(opened(''), 1000)).toBeNull();
    follower.hinted(0);
    follower.hinted(0);
    expect(follower.see(goes('a'), 2000)).toBeNull();
    expect(follower.see(goes('ab', 1), 4000)).toMatchObject({
      ...{ game: 'nim', result: 'lost', against: 'computer', level: 5, seat: 0 },
      ...{ moves: 'a;b', count: 2, ms: 3000, hints: 1 },
    });
    expect(follower.see(goes('ab', 1), 5000)).toBeNull();
  });

  test('the strength may change on the way, and it stays the same match', () => {
    const follower = new Follower();
    follower.see(opened(''), 1000);
    follower.hinted(0);
    const weaker = { ...goes('ab', 0), setup: { ...setup, level: 2 } };
    expect(follower.see(weaker, 4000)).toMatchObject({ level: 2, ms: 3000, hints: 1 });
  });

  test('a game that is taken back and won afterwards does not count again', () => {
    const follower = new Follower();
    follower.see(opened(''), 1);
    expect(follower.see(goes('ab', 1), 2)).not.toBeNull();
    follower.see(goes('a'), 3);
    expect(follower.see(goes('ac', 0), 4)).toBeNull();
    const again = new Follower(); // the page is loaded again
    expect(again.see(opened('ac', 0), 5)).toBeNull();
    again.see(opened(''), 6);
    expect(again.see(goes('ab', 0), 7)).not.toBeNull();
  });

  test('a game that was taken back does not count again after a reload', () => {
    const follower = new Follower();
    follower.see(opened('ab'), 1);
    expect(follower.see(goes('abc', 1), 2)).not.toBeNull();
    follower.see(goes('a'), 3);
    const again = new Follower();
    again.see(opened('a'), 4);
    expect(again.see(goes('ac', 0), 5)).toBeNull();
  });

  test('a game goes on after a reload, with its time and its hints', () => {
    const follower = new Follower();
    follower.see(opened(''), 1000);
    follower.hinted(0);
    follower.see(goes('a'), 2000);
    const again = new Follower();
    again.see(opened('a'), 60_000);
    const ended = again.see(goes('ab', 0), 61_000);
    expect(ended).toMatchObject({ result: 'won', ms: 60_000, hints: 1 });
  });

  test('looking at an old game is not playing it', () => {
    const follower = new Follower();
    expect(follower.see(opened('ab', 1), 1)).toBeNull();
    follower.see(goes('a'), 2);
    expect(follower.see(goes('ab', 1), 3)).toBeNull();
  });

  test('giving up before the first move is no game, and two people here have no result', () => {
    const follower = new Follower();
    expect(follower.see(opened('', 1), 1)).toBeNull();
    const two = { ...setup, opponent: 'person' as const };
    follower.see({ ...opened(''), setup: two }, 2);
    const ended = follower.see({ ...goes('a', 0), setup: two }, 3);
    expect(ended).toMatchObject({ result: 'none', against: 'here', level: 0, seat: null });
  });
});

describe('statistics', () => {
  test('are by game and strength', () => {
    const all = [
      game({ level: 5 }),
      game({ level: 5, result: 'lost', hints: 2 }),
      game({ level: 10, result: 'drawn' }),
      game({ game: 'kayles', against: 'here', level: 0, result: 'none' }),
    ];
    const lines = results(all).map(({ game, level, played, won, lost, hints }) =>
      [game, level, played, won, lost, hints].join(' '),
    );
    expect(lines).toEqual(['nim 5 2 1 1 2', 'nim 10 1 0 0 0', 'kayles 0 1 0 0 0']);
  });

  const day = (date: number, hour = 12) => new Date(2026, 2, date, hour).getTime();

  test('count days in a row by the calendar, also where the clocks change', () => {
    const all = [1, 2, 27, 28, 29, 30].map((date) => game({ at: day(date, 1) }));
    expect(streaks(all, day(30, 23))).toMatchObject({ days: 4, mostDays: 4 });
    expect(streaks(all, day(31))).toMatchObject({ days: 4 });
    expect(streaks(all, day(31) + 86_400_000)).toMatchObject({ days: 0, mostDays: 4 });
    expect(streaks([], day(1))).toEqual({ days: 0, mostDays: 0, wins: 0, mostWins: 0 });
  });

  test('count wins in a row; draws do not matter', () => {
    const all = ['won', 'won', 'drawn', 'won', 'lost', 'won', 'none'].map((result, at) =>
      game({ at, result: result as Game['result'] }),
    );
    expect(streaks(all, 1)).toMatchObject({ wins: 1, mostWins: 3 });
  });
});
