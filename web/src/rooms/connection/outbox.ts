/** Commands, kept until they are answered, so that they can be sent again after a break. */
import type { AnyAnswer, AnyCommand, AnyMessage, Answered, Happened } from '../../lib/protocol';
import { RESEND } from '../../lib/returning';

/** A command without the name that tells it from all others. */
export type Wish = AnyCommand extends infer C
  ? C extends AnyCommand
    ? Omit<C, 'cmd'>
    : never
  : never;

interface Waiting {
  command: AnyCommand;
  /** How often it was sent. */
  sent: number;
  answered: (answer: AnyAnswer) => void;
}

/** Whether it is about one of our commands, and how often one was sent that is to be sent again. */
export interface Heard {
  own: boolean;
  again?: { command: AnyCommand; sent: number };
}

export class Outbox {
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly name: () => string = randomName) {}

  /** The command to be sent, and the promise of its answer. */
  put(wish: Wish): { command: AnyCommand; answer: Promise<AnyAnswer> } {
    const command = { ...wish, cmd: this.name() } as AnyCommand;
    const answer = new Promise<AnyAnswer>((answered) => {
      this.waiting.set(command.cmd, { command, sent: 0, answered });
    });
    return { command, answer };
  }

  /** Everything that has no answer yet, in the order in which it was wished. */
  get unanswered(): AnyCommand[] {
    return [...this.waiting.values()].map(({ command }) => command);
  }

  /** A command goes out: says whether it is still wanted. */
  sending(cmd: string): boolean {
    const found = this.waiting.get(cmd);
    if (found) found.sent++;
    return found !== undefined;
  }

  /** Looks whether a message answers a command. */
  heard(message: AnyMessage): Heard {
    if (message.kind !== 'event' && message.kind !== 'answer') return { own: false };
    const found = this.waiting.get(message.cmd ?? '');
    return { own: found !== undefined, again: found && this.settle(found, message) };
  }

  private settle(found: Waiting, message: Happened | Answered): Heard['again'] {
    const { command, sent } = found;
    // Everyone hears that a hint was asked for; the hint itself comes after that.
    if (message.kind === 'event' && command.kind === 'hint') return;
    const answer: AnyAnswer = message.answer ?? { kind: 'done' };
    const resend = answer.kind === 'refused' ? RESEND[answer.code] : undefined;
    if (resend === 'connected') return;
    if (resend === 'later' || (resend === 'if repeated' && sent > 1)) return { command, sent };
    this.waiting.delete(command.cmd);
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
