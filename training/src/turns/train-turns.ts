import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readQuestion, readSigns } from '../../../server/src/astrologers/question/read-question';
import { turnFeatures } from '../../../server/src/astrologers/topics/turns/turn-features';
import { addNoise, createRandom } from '../expand-sentences';
import { fitRareTable } from '../fit-rare-table';
import type { Example } from '../fit-table';
import { writeTables, type FittedTable } from '../write-tables';

const size = { buckets: 16_384, steps: 10 };
const noisyShare = 0.4;
const seed = 5;
const now = new Date('2026-11-21T13:22:00Z');
const birth = Date.parse('1997-01-17T05:10:00Z');

/** A second turn as somebody would type it, with what it wants and the question before it. */
export interface LabelledTurn {
  form: string;
  before: string;
  text: string;
}

/** Lines of `form TAB first question TAB second line`. */
const readFile = (file: string): LabelledTurn[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [form = '', before = '', text = ''] = line.split('\t');
      return { form, before, text };
    });

/** The lines of all writers in a folder, those of one writer a file. */
export const readTurnWriters = (folder: string): LabelledTurn[][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .map((name) => readFile(join(folder, name)));

export const readBefore = (before: string) => readQuestion(before, [], now, birth, 'English');

/** Fits the table of forms to labelled turns. */
export function fitTurns(turns: readonly LabelledTurn[]): FittedTable {
  const random = createRandom(seed);
  const examples = turns.flatMap(({ form, before, text }): Example[] => {
    const first = readBefore(before);
    const noisy = random() < noisyShare ? [addNoise(text, random)] : [];
    return [text, ...noisy].map((each) => ({ output: form, features: turnFeatures(each, readSigns(each), first) }));
  });
  const outputs = [...new Set(examples.map(({ output }) => output))].sort();
  return fitRareTable(examples, outputs, size);
}

export const trainTurns = (folder: string, inputs: string): Buffer =>
  writeTables(inputs, {}, { turns: fitTurns(readTurnWriters(join(folder, 'lines/turns/labelled')).flat()) });
