import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyCommand } from '../../lib/protocol';
import { CLOSINGS } from '../../lib/returning';
import type { Known } from './fold';
import { Link, type Socket, type Status } from './link';
import { event, welcome } from './samples';

class FakeSocket implements Socket {
  readyState = 1;
  onopen = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: AnyCommand[] = [];

  constructor(readonly path: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** What was sent but questions for the time. */
  get commands(): string[] {
    return this.sent.filter(({ kind }) => kind !== 'ping').map(({ cmd }) => cmd);
  }

  get lastPing(): string {
    return this.sent.findLast(({ kind }) => kind === 'ping')?.cmd ?? '';
  }
}

class FakeWorld {
  time = 1000;
  sockets: FakeSocket[] = [];
  timers: { at: number; act: () => void }[] = [];

  open(path: string): FakeSocket {
    this.sockets.push(new FakeSocket(path));
    return this.socket;
  }
  now = () => this.time;
  random = () => 1;
  after(ms: number, act: () => void): () => void {
    const timer = { at: this.time + ms, act };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  passes(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((other) => other !== next);
      this.time = next.at;
      next.act();
    }
    this.time = end;
  }
}

let world: FakeWorld;
let link: Link;
let known: Known;
let statuses: Status[];
let told: string[];

beforeEach(() => {
  world = new FakeWorld();
  statuses = [];
  told = [];
  let count = 0;
  const listener = {
    known: (now: Known) => (known = now),
    status: (status: Status) => statuses.push(status),
    told: (code: string) => told.push(code),
  };
  link = new Link('ABCDEF', listener, world, () => `c${++count}`);
  link.start();
});

const status = () => statuses.at(-1)!;

describe('the connection to a room', () => {
  test('asks for the whole room first, and after a break for what was missed', () => {
    expect(world.socket.path).toBe('/api/rooms/ABCDEF/socket');
    world.socket.says(welcome(7));
    world.socket.says(event(8, { at: 99 }));
    expect(status()).toEqual({ kind: 'open' });
    world.socket.breaks();
    expect(status()).toEqual({ kind: 'lost', reason: '' });
    world.passes(300);
    expect(world.socket.path).toBe('/api/rooms/ABCDEF/socket?after=8&at=99');
    world.socket.says({ kind: 'resumed', seq: 9, now: 1, you: { seat: 1, host: false } });
    world.socket.says(event(9, { set: { phase: 'over' } }));
    expect(known.room?.phase).toBe('over');
    expect(known.you.seat).toBe(1);
  });

  test('goes back when the server has lost events, and says so', () => {
    world.socket.says(welcome(7, { at: 70 }));
    world.socket.says(event(8, { at: 80, set: { phase: 'playing' } }));
    void link.do({ kind: 'call' });
    world.socket.says({ kind: 'error', code: 'error-room-rewound', params: {} });
    expect(told).toEqual(['error-room-rewound']);
    world.socket.says(welcome(5, { at: 50 }));
    expect([known.seq, known.room?.phase]).toEqual([5, 'waiting']);
    world.socket.says(event(6, { at: 95 }));
    expect(known.seq).toBe(6);
    expect(status()).toEqual({ kind: 'open' });
    world.socket.breaks(4005);
    expect(status()).toMatchObject({ kind: 'ended', code: 'error-kicked' });
    expect(world.sockets).toHaveLength(1);
  });

  test('sends again what was not answered, and nothing else', () => {
    world.socket.says(welcome(7));
    void link.do({ kind: 'call' });
    void link.do({ kind: 'give-up' });
    const [call, giveUp] = world.socket.commands as [string, string];
    world.socket.says(event(8, { cmd: call }));
    world.socket.breaks();
    void link.do({ kind: 'ready', ready: true });
    world.passes(300);
    expect(world.socket.commands).toEqual([]);
    world.socket.says(welcome(9));
    const again = world.socket.commands;
    expect(again[0]).toBe(giveUp);
    expect(again).toHaveLength(2);
  });

  test('sends again, after a while, what may have been done', async () => {
    world.socket.says(welcome(7));
    const promised = link.do({ kind: 'call' });
    const [cmd] = world.socket.commands as [string];
    const answer = { kind: 'refused', code: 'error-storage-unknown', params: {} };
    world.socket.says({ kind: 'answer', cmd, seq: 0, answer });
    expect(world.socket.commands).toEqual([cmd]);
    world.passes(600);
    expect(world.socket.commands).toEqual([cmd, cmd]);
    world.socket.says(event(8, { cmd }));
    expect(await promised).toEqual({ kind: 'done' });
    world.passes(5_000);
    expect(world.socket.commands).toEqual([cmd, cmd]);
  });

  test('comes back to a room that a newer server has', () => {
    world.socket.breaks(4021);
    expect(status()).toEqual({ kind: 'lost', reason: 'error-room-newer' });
  });

  test('does not send before it is let in', () => {
    void link.do({ kind: 'call' });
    expect(world.socket.sent).toEqual([]);
  });

  test('starts anew when an event is missing', () => {
    world.socket.says(welcome(7));
    world.socket.says(event(9));
    expect(world.sockets).toHaveLength(2);
    expect(world.socket.path).toBe('/api/rooms/ABCDEF/socket?after=7&at=0');
  });

  test('ignores what a socket says that it has let go of', () => {
    const old = world.socket;
    old.says(welcome(7));
    old.says(event(9));
    old.says(event(8, { set: { phase: 'closed' } }));
    expect(known.room?.phase).toBe('waiting');
  });

  test('waits longer each time, and says why if the server has', () => {
    world.socket.breaks(1012);
    expect(status()).toEqual({ kind: 'lost', reason: 'error-server-restart' });
    world.passes(299);
    expect(world.sockets).toHaveLength(1);
    world.passes(1);
    world.socket.breaks();
    world.passes(599);
    expect(world.sockets).toHaveLength(2);
    world.passes(1);
    expect(world.sockets).toHaveLength(3);
  });

  const closings = Object.entries(CLOSINGS).map(
    ([number, [key, retry]]) => [Number(number), key, retry] as const,
  );

  test.each(closings.filter(([, , retry]) => retry !== 'never'))(
    'comes back after %i',
    (code, reason, retry) => {
      world.socket.says(welcome(7));
      world.socket.breaks(code);
      expect(world.sockets).toHaveLength(retry === 'at once' ? 2 : 1);
      if (retry === 'later') expect(status()).toEqual({ kind: 'lost', reason });
      world.passes(300);
      expect(world.sockets).toHaveLength(2);
    },
  );

  test.each(closings.filter(([, , retry]) => retry === 'never'))(
    'ends with %i, and refuses what still waits',
    async (code, key) => {
      const answer = link.do({ kind: 'call' });
      world.socket.says({ kind: 'error', code: key, params: { room: 'XYZ' } });
      world.socket.breaks(code);
      expect(status()).toEqual({ kind: 'ended', code: key, params: { room: 'XYZ' } });
      expect(await answer).toMatchObject({ kind: 'refused', code: key });
      world.passes(100_000);
      expect(world.sockets).toHaveLength(1);
    },
  );

  test('comes back at once when it was too slow, but not again and again', () => {
    world.socket.says(welcome(7));
    world.socket.breaks(4009);
    expect(world.sockets).toHaveLength(2);
    world.socket.breaks(4009);
    expect(world.sockets).toHaveLength(2);
    world.passes(600);
    expect(world.sockets).toHaveLength(3);
  });

  test('asks after silence, and reconnects when there is no answer', () => {
    world.socket.says(welcome(7));
    world.socket.says({ kind: 'pong', cmd: world.socket.lastPing, now: 5000 });
    world.passes(15_000);
    expect(world.socket.sent.filter(({ kind }) => kind === 'ping')).toHaveLength(2);
    world.passes(6_000);
    expect(status().kind).toBe('lost');
  });

  test('knows the time of the server', () => {
    world.socket.says(welcome(7));
    world.time += 20;
    world.socket.says({ kind: 'pong', cmd: world.socket.lastPing, now: 9010 });
    expect(link.now()).toBe(9020);
  });

  test('tries at once when the machine wakes', () => {
    world.socket.says(welcome(7));
    world.socket.breaks();
    link.wake();
    expect(world.sockets).toHaveLength(2);
    world.passes(2000);
    expect(world.sockets).toHaveLength(2);
  });

  test('notices on waking that a socket is dead', () => {
    world.socket.says(welcome(7));
    world.socket.says({ kind: 'pong', cmd: world.socket.lastPing, now: 5000 });
    world.time += 3_600_000;
    link.wake();
    world.passes(6_000);
    expect(status().kind).toBe('lost');
  });

  test('gives up a socket that does not open', () => {
    world.passes(6_000);
    expect(status()).toEqual({ kind: 'lost', reason: '' });
  });

  test('is quiet after it was stopped', () => {
    world.socket.says(welcome(7));
    link.stop();
    world.passes(100_000);
    link.wake();
    expect(world.sockets).toHaveLength(1);
  });
});
