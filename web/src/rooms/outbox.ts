/** Commands, kept until they are answered, so that they can be sent again after a break. */
import type { AnyAnswer, AnyCommand, AnyMessage, Answered, Happened } from '../lib/protocol';

/** A command without the name that tells it from all others. */
export type Wish = AnyCommand extends infer C
  ? C extends AnyCommand
    ? Omit<C, 'cmd'>
    : never
  : never;

interface Waiting {
  command: AnyCommand;
  answered: (answer: AnyAnswer) => void;
}

/** The server asks to come again, so the command is not lost. */
const AGAIN = new Set(['error-server-restart']);

export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly name: () => string = randomName) {}

  /** The command to be sent, and the promise of its answer. */
  put(wish: Wish): { command: AnyCommand; answer: Promise<AnyAnswer> } {
    const command = { ...wish, cmd: this.name() } as AnyCommand;
    const answer = new Promise<AnyAnswer>((answered) => {
      this.waiting.set(command.cmd, { command, answered });
    });
    return { command, answer };
  }

  /** Everything that has no answer yet, in the order in which it was wished. */
  get unanswered(): AnyCommand[] {
    return [...this.waiting.values()].map(({ command }) => command);
  }

  /** Looks whether a message answers a command; says whether it is about one of ours. */
  heard(message: AnyMessage): boolean {
    if (message.kind !== 'event' && message.kind !== 'answer') return false;
    const found = this.waiting.get(message.cmd ?? '');
    if (found) this.settle(found, message);
    return found !== undefined;
  }

  private settle(found: Waiting, message: Happened | Answered): void {
    // Everyone hears that a hint was asked for; the hint itself comes after that.
    if (message.kind === 'event' && found.command.kind === 'hint') return;
    const answer: AnyAnswer = message.answer ?? { kind: 'done' };
    if (answer.kind === 'refused' && AGAIN.has(answer.code)) return;
    this.waiting.delete(message.cmd);
    found.answered(answer);
  }

  /** Nothing will be answered any more. */
  refuseAll(code: string): void {
    for (const { answered } of this.waiting.values())
      answered({ kind: 'refused', code, params: {} });
    this.waiting.clear();
  }
}

/** 96 random bits. (`randomUUID` is not there on plain HTTP, where rooms on a local net are.) */
export function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
