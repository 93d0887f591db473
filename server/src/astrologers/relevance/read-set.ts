import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sets of `training/sets/relevance`, which nothing learns from. */
export type SetName = 'asked' | 'heard' | 'kept' | 'concrete';

/** The lines of a set, without its comments. `root` is the folder of the repository. */
export const readSet = (root: string, name: SetName): string[] =>
  readFileSync(join(root, 'training/sets/relevance', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

/** The turns of a line, without what their answer must match. */
export const readTurns = (line: string): string[] => (line.split(' | ')[0] ?? '').split('>>').map((turn) => turn.trim());

/** The first questions of sets. */
export const readFirstQuestions = (root: string, names: readonly SetName[]): string[] =>
  names.flatMap((name) => readSet(root, name)).map((line) => readTurns(line)[0] ?? '');
