/** The connection to one room: opened, watched over, opened again, until it is over for good. */
import type { AnyAnswer, AnyCommand, AnyMessage } from '../../lib/protocol';
import { CLOSINGS } from '../../lib/returning';
import { fold, NOTHING, type Known } from './fold';
import { Outbox, randomName, type Wish } from './outbox';
import { pause, ServerClock } from './timing';

/** `lost`: it tries again, and `reason` is the key of a message if the server has said why. */
export type Status =
  | { kind: 'opening' }
  | { kind: 'open' }
  | { kind: 'lost'; reason: string }
  | { kind: 'ended'; code: string; params: Record<string, string | number> };

/** What a socket does for us; a WebSocket does it. */
export interface Socket {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Everything from outside, so that tests can be the world. */
export interface World {
  open(path: string): Socket;
  now(): number;
  random(): number;
  after(ms: number, act: () => void): () => void;
}

export interface Listener {
  /** `own`: it is what we have asked for. */
  known(known: Known, message: AnyMessage, own: boolean): void;
  status(status: Status): void;
  /** The server has something to tell that is not the end: the key of a message. */
  told(code: string, params: Record<string, string | number>): void;
}

const OPEN = 1;
/** Events that we were told are lost: a welcome follows, which may go back. */
export const REWOUND = 'error-room-rewound';
/** Between two questions for the time, and how long an answer may take before we reconnect. */
const PING_MS = 15_000;
const PATIENCE_MS = 6_000;

export class Link {
  readonly clock = new ServerClock();
  private known: Known = NOTHING;
  private readonly outbox: Outbox;
  private socket: Socket | null = null;
  private attempt = 0;
  private synced = false;
  private ended = false;
  private why: { code: string; params: Record<string, string | number> } | null = null;
  private asked: { cmd: string; at: number } | null = null;
  private cancelRetry: (() => void) | null = null;
  private cancelWatch: (() => void) | null = null;

  constructor(
    private readonly code: string,
    private readonly listener: Listener,
    private readonly world: World,
    private readonly name: () => string = randomName,
  ) {
    this.outbox = new Outbox(name);
  }

  start(): void {
    this.listener.status({ kind: 'opening' });
    this.connect();
  }

  /** The person has gone to another page. */
  stop(): void {
    this.ended = true;
    this.outbox.refuseAll('error-going-away');
    this.drop();
  }

  /** Does something in the room. The promise is kept even over breaks of the network. */
  do(wish: Wish): Promise<AnyAnswer> {
    const { command, answer } = this.outbox.put(wish);
    if (this.synced) this.post(command);
    return answer;
  }

  /** The machine has slept, or the network is back: look at once whether all is well. */
  wake(): void {
    if (this.ended) return;
    if (this.synced) this.ping();
    else if (this.cancelRetry) this.connect();
  }

  /** The network is gone: no need to wait until the silence is noticed. */
  sleep(): void {
    if (!this.ended) this.retry('');
  }

  now(): number {
    return this.world.now() + this.clock.offset;
  }

  // -- the socket ------------------------------------------------------------------------------

  private connect(): void {
    this.drop();
    const { room, seq, at } = this.known;
    const after = room ? `?after=${seq}&at=${at}` : '';
    const socket = this.world.open(`/api/rooms/${encodeURIComponent(this.code)}/socket${after}`);
    this.socket = socket;
    this.why = null;
    this.watch(PATIENCE_MS);
    socket.onmessage = (event) => this.received(event.data);
    socket.onclose = (event) => this.closed(event.code);
  }

  /** Let go of the socket and of everything that waits for it. */
  private drop(): void {
    this.cancelRetry?.();
    this.cancelWatch?.();
    this.cancelRetry = this.cancelWatch = null;
    this.synced = false;
    this.asked = null;
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onmessage = socket.onclose = socket.onopen = null;
    socket.close();
  }

  private send(command: AnyCommand): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(command));
  }

  private post(command: AnyCommand): void {
    if (this.outbox.sending(command.cmd)) this.send(command);
  }

  /** Nobody knows whether it was done: under the same name it is not done twice. */
  private sendLater(command: AnyCommand, sent: number): void {
    this.world.after(pause(sent, this.world.random()), () => {
      if (this.synced) this.post(command);
    });
  }

  private received(text: string): void {
    const message = JSON.parse(text) as AnyMessage;
    this.watch(this.asked ? PATIENCE_MS : PING_MS);
    if (message.kind === 'pong') return this.ponged(message.cmd, message.now);
    if (message.kind === 'error') this.failed(message.code, message.params);
    const known = fold(this.known, message);
    if (known === 'gap') return this.connect();
    const news = known !== this.known;
    this.known = known;
    const { own, again } = this.outbox.heard(message);
    if (again) this.sendLater(again.command, again.sent);
    if (news) this.listener.known(known, message, own);
    if (message.kind === 'welcome' || message.kind === 'resumed') this.inside(message.now);
  }

  /** Why the socket will be closed, or that the room goes on from an earlier moment. */
  private failed(code: string, params: Record<string, string | number>): void {
    if (code === REWOUND) this.listener.told(code, params);
    else this.why = { code, params };
  }

  /** The server has let us in: say again what it has not answered. */
  private inside(now: number): void {
    this.clock.told(this.world.now(), now);
    this.synced = true;
    this.attempt = 0;
    this.listener.status({ kind: 'open' });
    for (const command of this.outbox.unanswered) this.post(command);
    this.ping();
  }

  private closed(code: number): void {
    const [reason, retry] = CLOSINGS[code] ?? ['', 'later'];
    if (retry === 'never') return this.over(reason);
    if (retry === 'at once' && this.attempt === 0) {
      this.attempt = 1;
      return this.connect();
    }
    this.retry(reason);
  }

  private over(code: string): void {
    this.ended = true;
    const params = this.why?.code === code ? this.why.params : { room: this.code };
    this.drop();
    this.outbox.refuseAll(code);
    this.listener.status({ kind: 'ended', code, params });
  }

  private retry(reason: string): void {
    this.drop();
    this.listener.status({ kind: 'lost', reason });
    const wait = pause(this.attempt++, this.world.random());
    this.cancelRetry = this.world.after(wait, () => this.connect());
  }

  // -- signs of life ---------------------------------------------------------------------------

  private ping(): void {
    this.asked = { cmd: this.name(), at: this.world.now() };
    this.send({ kind: 'ping', cmd: this.asked.cmd });
    this.watch(PATIENCE_MS);
  }

  private ponged(cmd: string, there: number): void {
    if (this.asked?.cmd !== cmd) return;
    this.clock.heard(this.asked.at, this.world.now(), there);
    this.asked = null;
    this.watch(PING_MS);
  }

  /** After so much silence: ask, and if that was asked already, connect anew. */
  private watch(ms: number): void {
    this.cancelWatch?.();
    this.cancelWatch = this.world.after(ms, () => {
      if (this.synced && !this.asked) this.ping();
      else this.retry('');
    });
  }
}
