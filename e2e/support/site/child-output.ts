import type { ChildProcess } from 'node:child_process';

export interface ChildOutput {
  /** Both streams in order of arrival, for messages of failed tests. */
  all: () => string;
  /** The lines of standard error, which do not contain the server's log. */
  errors: () => string[];
}

/** Collects the output of a child process. Characters that are split between chunks are decoded correctly. */
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
