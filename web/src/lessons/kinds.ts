/** A component for each kind of question. They load when a lesson needs them. */
import type { Component } from 'svelte';
import type { Judged } from '../lib/answers';
import type { Question } from '../lib/questions';

export type Kind = Question['kind'];

export interface KindProps<K extends Kind> {
  question: Extract<Question, { kind: K }>;
  /** Have an answer judged. The lesson tells the verdict; null if it could not be judged. */
  ask: (answer: string) => Promise<Judged | null>;
  /** Ask for another hand of cards, where cards are dealt. */
  another: () => void;
}

const FILES = import.meta.glob<{ default: Component<any> }>('./kinds/*.svelte');

export async function load(kind: Kind): Promise<Component<KindProps<Kind>>> {
  const name = kind[0]!.toUpperCase() + kind.slice(1);
  return (await FILES[`./kinds/${name}.svelte`]!()).default;
}
