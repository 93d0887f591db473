import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A line of a file of sentences: one situation, with the class that its file is named after. */
export interface Situation {
  output: string;
  template: string;
  /** Its file holds sentences as people write them, one of a kind: they are learned in each of their variants. */
  isSingle?: boolean;
}

/** The situations in a folder. A file is named by its class; what follows a second underscore pair only divides it. */
export function readSituations(folder: string): Situation[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => {
      const output = basename(name, '.txt')
        .replace(/--.*$/u, '')
        .replace(/^none_.*$/u, 'none');
      const lines = readFileSync(join(folder, name), 'utf8').split('\n');
      return lines
        .filter((line) => line.trim() !== '' && !line.startsWith('#'))
        .map((template) => ({ output, template, isSingle: /-writers?\b/u.test(name) }));
    });
}
