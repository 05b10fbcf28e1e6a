/** What a screen of a lesson is: a task, and what the task is about, asked of the server. */
import type { Component } from 'svelte';

export interface TaskProps<D> {
  data: D;
  /** Right answers finish the screen, null is a step on the way; any other has its exact reason. */
  onanswer: (right: boolean | null, text?: string | Promise<string>) => void;
}

export interface Screen {
  task: Component<any>;
  load: () => Promise<unknown>;
}

export function screen<D>(task: Component<TaskProps<D>>, load: () => Promise<D>): Screen {
  return { task, load };
}
