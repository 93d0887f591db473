import { join } from 'node:path';
import type { CareClass, CareKind } from '../classes';
import { careClasses, careKinds, kindOf } from '../classes';
import type { CareModel } from '../classifier';
import { readCareSet, unseenSets } from '../testing/care-sets';
import type { Sentence } from './create-examples';
import { createExamples, listSentences } from './create-examples';
import { createNearness } from './nearness';
import type { Situation } from './read-sentences';
import { readSituations } from './read-sentences';
import { fitTable } from './train-model';

/** Scores from which care is given, chosen with a whole writer left out: least for despair in a short text. */
const thresholds = { check: 0.12, despair: 0.3, shortDespair: 0.2, danger: 0.45, matter: 0.35 };
const seed = 11;
/** Buckets of the table that tells the matters apart: a wrong matter costs less than a missed one. */
const classBuckets = 32_768;
/** Steps of a weight: 10 tell the kinds apart as well as 127. */
const [kindSteps, classSteps] = [10, 15];

/** Topics of the reader that are harmless to ask about; the others may be matters without verdict. */
const notHarmless = new Set([
  'court',
  'debt',
  'health',
  'mind',
  'rivals',
  'separation',
  'secondMarriage',
  'x_trouble',
  'x_unknowable',
  'x_ack',
]);
const readTopics = (folder: string): Situation[] =>
  readSituations(folder).flatMap(({ output, template }) => (notHarmless.has(output) ? [] : [{ output: 'none', template }]));

/** A file is named by its class, by `none`, or by a kind alone where the matter does not show. */
const toKind = (output: string): CareKind => (output in careClasses ? kindOf(output as CareClass) : (output as CareKind));

/** What training uses: the sentences in `folder` and the reader's topics, without those near a sentence of an unseen set. */
export function listTrainingSentences(folder: string): Sentence[] {
  const topics = readTopics(join(folder, '../../astrologers/topics/training/sentences'));
  const heldOut = unseenSets.flatMap((name) => readCareSet(join(folder, '../testing'), name)).map(({ text }) => text);
  const findNear = createNearness(heldOut);
  return listSentences([...readSituations(join(folder, 'sentences')), ...topics], seed, (text) => findNear(text) !== undefined);
}

/** Trains the model from those sentences; the same ones give the same model. */
export function trainCare(folder: string): CareModel {
  const examples = createExamples(listTrainingSentences(folder), seed);
  const kinds = fitTable(examples, { outputs: careKinds, outputOf: ({ output }) => toKind(output), steps: kindSteps });
  const classes = fitTable(
    examples.filter(({ output }) => output in careClasses),
    { outputs: Object.keys(careClasses), outputOf: ({ output }) => output, buckets: classBuckets, steps: classSteps },
  );
  return { version: '5', apartFrom: [...unseenSets], kinds, classes, thresholds };
}
