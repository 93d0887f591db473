import { readFile } from 'node:fs/promises';
import { finding, type Finding } from '../finding';

/** Expected differences: a line for each, as printed by the check. Lines that begin with # are comments. */
const readAccepted = async (file: string) =>
  new Set((await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#')));

/** Findings for the differences that no line of the file accepts. Without a file differences are only reported. */
export async function findUnaccepted(differences: readonly string[], file: string | undefined): Promise<Finding[]> {
  if (file === undefined) return [];
  const accepted = await readAccepted(file);
  return differences
    .filter((line) => !accepted.has(line))
    .map((line) => finding('compare-differs', null, `${line}: add this line to ${file} if it is meant`));
}

/** The differences as lines of the answer. */
export const listDifferences = (differences: readonly string[]): string[] =>
  differences.length === 0 ? [] : ['Differs from the live release:', ...differences.map((line) => `  ${line}`)];
