import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CareLanguage } from '../../../server/src/care/classes';

/** A set of sentences that care is tried on. */
export interface CareSet {
  name: string;
  /** Training sentences were written after looking at it, so it no longer measures unseen sentences. */
  isLearned: boolean;
  /** The first model version whose training excludes it, if it is newer than the first one. */
  since?: number;
}

/** All held-out sets, `held-out-<name>.tsv`. Training excludes sentences near the unlearned ones. */
export const careSets: readonly CareSet[] = [
  { name: '10', isLearned: false },
  { name: '11', isLearned: true },
  { name: '12', isLearned: true },
  { name: '13', isLearned: true },
  { name: '14', isLearned: true },
  { name: '15', isLearned: false },
  // Its kinds of misses were fixed with other sentences, so its results are slightly optimistic.
  { name: '16', isLearned: false },
  { name: '17', isLearned: false },
  { name: '18', isLearned: false },
  // Every second line of a set whose other lines were learned; its kinds of misses are fixed.
  { name: '19', isLearned: false },
  // Every second line of each kind and language of a set whose other lines were learned.
  { name: '20', isLearned: false },
  // Indirect despair, and everyday stories with heavy words; its writer knew the code but not the training data.
  { name: '21', isLearned: false, since: 18 },
  // Long everyday stories, every third of one writer, the others being for training; the rule for stories was chosen on it.
  { name: '22', isLearned: false, since: 18 },
  // Every fifth line of four writers who did not know the code; the others are learned.
  { name: '23', isLearned: false, since: 18 },
];

/** D despair, A danger of another kind, V a matter without verdict, N harmless and near despair, P harmless and plain. */
export type CareSetKind = 'D' | 'A' | 'V' | 'N' | 'P';

export interface CareSetSentence {
  kind: CareSetKind;
  /** Only in newer sets. */
  language?: CareLanguage;
  text: string;
}

export const unseenSets: readonly string[] = careSets.filter(({ isLearned }) => !isLearned).map(({ name }) => name);

/** The sentences of a set; `folder` is the workspace. */
export function readCareSet(folder: string, name: string): CareSetSentence[] {
  const lines = readFileSync(join(folder, `sets/care/held-out-${name}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [kind, ...rest] = line.split('\t');
    const [language] = rest.length > 1 ? (rest as [CareLanguage, string]) : [];
    return { kind: kind as CareSetKind, text: rest.at(-1) ?? '', ...(language && { language }) };
  });
}

/** Inserts despair lines of one set after the first sentence of everyday stories of another, in the same language. */
export function insertIntoStories(folder: string, despair: string, stories: string): string[] {
  const storyLines = readCareSet(folder, stories);
  return readCareSet(folder, despair)
    .filter(({ kind }) => kind === 'D')
    .map(({ language, text }, at) => {
      const own = storyLines.filter((story) => story.language === language);
      const [first, ...rest] = own[at % own.length]?.text.split(/(?<=[.?!।])\s+/u) ?? [];
      return [first, `${text}.`, ...rest].join(' ');
    });
}
