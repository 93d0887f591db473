import { readFile } from 'node:fs/promises';
import { finding, type Finding } from '../finding';
import type { Comparison } from './compare-snapshots';

/** Where nothing was compared. */
export const noComparison: Comparison = { findings: [], differences: [] };

/** Differences that a team expects: a line for each, as the check printed it. Lines that begin with # are remarks. */
const readAccepted = async (file: string) =>
  new Set((await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !line.startsWith('#')));

/** Findings for the differences that no line of the file accepts; none without a file, where differences are only said. */
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
