/** A screen of a lesson: a task, and the data that it loads from the server. */
import type { Component } from 'svelte';

export interface TaskProps<D> {
  data: D;
  /** True solves the screen, null is progress, false comes with the reason why it is wrong. */
  onanswer: (right: boolean | null, text?: string | Promise<string>) => void;
}

/** What a loader gives to its task. */
export type Loaded<F extends (...args: any[]) => Promise<unknown>> = Awaited<ReturnType<F>>;

export interface Screen {
  task: Component<any>;
  load: () => Promise<unknown>;
}

export function screen<D>(task: Component<TaskProps<D>>, load: () => Promise<D>): Screen {
  return { task, load };
}
