import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MatchView, MoveView } from '../lib/protocol';
import { Kernel, SILENCE, type Model } from './kernel.svelte';

const move = (text: string): MoveView => ({ text, touches: [], key: 'move', params: {} });

const view = (played: number, last: string | null = null): MatchView => ({
  position: `nim:${9 - played}`,
  misere: false,
  mover: played % 2,
  seen: [[]],
  moves: [],
  played,
  last: last === null ? null : move(last),
  since: 0,
  left_ms: null,
  result: null,
  told: null,
  moved: null,
});

/** A kernel that is told what to say. */
class Stub implements Model {
  sent: { kind: string; cmd: string }[] = [];
  state: Record<string, unknown> = {
    setup: { language: 'en', texts: '', opponent: 10, seat: 0, rules: [] },
    view: view(0),
    decided: {},
  };
  private listeners = new Map<string, (content: never) => void>();

  get(name: string): never {
    return this.state[name] as never;
  }
  send(content: object): void {
    this.sent.push(content as Stub['sent'][0]);
  }
  on(event: string, listener: (content: never) => void): void {
    this.listeners.set(event, listener);
  }
  off(event: string): void {
    this.listeners.delete(event);
  }
  say(event: string, content: object = {}): void {
    this.listeners.get(event)?.(content as never);
  }
  show(next: MatchView): void {
    this.state.view = next;
    this.say('change:view');
  }
  answer(answer: object): void {
    this.say('msg:custom', { kind: 'answer', cmd: this.sent.at(-1)!.cmd, answer });
  }
}

describe('a board in a notebook', () => {
  let stub: Stub;
  let kernel: Kernel;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: true });
    stub = new Stub();
    kernel = new Kernel(stub);
  });
  afterEach(() => {
    kernel.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows a move at once, and the answer after a pause', async () => {
    const made = kernel.play({ move: move('9→8') });
    expect(stub.sent[0]).toMatchObject({ kind: 'move', move: '9→8' });
    expect(kernel.mine).toBe(false);
    stub.show(view(1, '9→8'));
    stub.show(view(2, '8→7'));
    stub.answer({ kind: 'done' });
    await vi.advanceTimersByTimeAsync(10);
    await made;
    expect(kernel.view.played).toBe(1);
    expect(kernel.mine).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(kernel.view.played).toBe(2);
    expect(kernel.mine).toBe(true);
  });

  it('skips to the end of many moves that are made in Python', async () => {
    for (let n = 1; n <= 9; n++) stub.show(view(n, `${10 - n}→${9 - n}`));
    await vi.advanceTimersByTimeAsync(2000);
    expect(kernel.view.played).toBe(9);
  });

  it('says that the kernel does not answer, until it does', async () => {
    const helped = kernel.help();
    await vi.advanceTimersByTimeAsync(SILENCE - 1);
    expect(kernel.silent).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(kernel.silent).toBe(true);
    stub.answer({ kind: 'hinted', told: { key: 'hint-won', params: {} } });
    await helped;
    expect(kernel.silent).toBe(false);
    expect(kernel.steps).toBe(1);
  });

  it('asks whether the kernel is there when the connection changes', async () => {
    stub.say('comm_live_update');
    expect(stub.sent[0]).toMatchObject({ kind: 'ping' });
    await vi.advanceTimersByTimeAsync(SILENCE + 1);
    expect(kernel.silent).toBe(true);
  });

  it('takes a connection that is closed for a silent kernel', async () => {
    stub.send = () => {
      throw new Error('the comm is closed');
    };
    await kernel.undo();
    expect(kernel.silent).toBe(true);
  });

  it('keeps the reason of a refusal, and lets the move be made anew', async () => {
    const made = kernel.play({ move: move('9→10') });
    stub.answer({ kind: 'refused', code: 'error-illegal-move', params: { move: '9→10' } });
    await made;
    expect(kernel.refused?.code).toBe('error-illegal-move');
    expect(kernel.mine).toBe(true);
  });

  it('gives the move for a gesture, or throws why there is none', async () => {
    const meant = kernel.judge('', 0, [[9, 0, 1]]);
    expect(stub.sent[0]).toMatchObject({ kind: 'touch', component: 0, gesture: [[9, 0, 1]] });
    stub.answer({ kind: 'touched', move: move('9→8') });
    expect((await meant).text).toBe('9→8');
    const wrong = kernel.judge('', 0, [[8, 0, 1]]);
    stub.answer({ kind: 'refused', code: 'error-no-heap', params: {} });
    await expect(wrong).rejects.toMatchObject({ code: 'error-no-heap' });
  });

  it('does not listen when it is closed', () => {
    kernel.close();
    stub.show(view(1, '9→8'));
    expect(kernel.view.played).toBe(0);
  });
});
