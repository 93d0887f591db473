import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A line of a sentence file, with the class of its file. */
export interface Situation {
  output: string;
  template: string;
  /** Its file has sentences as people write them, which are learned in all variants. */
  isSingle?: boolean;
}

/** The situations in a folder. A file is named by its class; a suffix after a second double underscore is ignored. */
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
