import type { ChildProcess } from 'node:child_process';

export interface ChildOutput {
  /** Both streams as they came, for messages of failed tests and for what either may say. */
  all: () => string;
  /** The lines of standard error: what a program says to whoever started it, without the server's log. */
  errors: () => string[];
}

/** Collects what a child prints. Letters are whole, wherever the pieces end. */
export function collectOutput({ stdout, stderr }: ChildProcess): ChildOutput {
  let all = '';
  let errors = '';
  stdout?.setEncoding('utf8').on('data', (part: string) => (all += part));
  stderr?.setEncoding('utf8').on('data', (part: string) => {
    all += part;
    errors += part;
  });
  return { all: () => all, errors: () => errors.split('\n').filter((line) => line !== '') };
}
