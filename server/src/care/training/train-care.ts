import { join } from 'node:path';
import { readWriters } from '../../astrologers/topics/training/read-labelled';
import type { CareClass, CareKind } from '../classes';
import { careClasses, careKinds, kindOf } from '../classes';
import type { CareModel } from '../classifier';
import { kindBuckets } from '../classifier';
import { readCareSet, unseenSets } from '../testing/care-sets';
import type { Sentence } from './create-examples';
import { createExamples, listSentences } from './create-examples';
import { createNearness } from './nearness';
import type { Situation } from './read-sentences';
import { readSituations } from './read-sentences';
import { fitTable } from './train-model';

/** Scores from which care is given, chosen by the unseen sets and by questions of two writers that training had not seen. */
const thresholds = {
  check: 0.038,
  shortCheck: 0.054,
  partCheck: 0.065,
  despair: 0.101,
  shortDespair: 0.109,
  partDespair: 0.109,
  danger: 0.107,
  matter: 0.12,
};
const seed = 11;
/** Buckets of the table that tells the matters apart: a wrong matter costs less than a missed one. */
const classBuckets = 32_768;
/** Steps of a weight: with 5 small weights become 0, which stops fewer harmless texts than 10 or 127 do. */
const [kindSteps, classSteps] = [5, 15];
/** In a wide table fewer features are left out than `fitTable` does: hints of despair rest on few of them. */
const kindDropout = 0.2;

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

/** Topics whose questions may be matters without verdict or tell of danger; all others that writers labelled are plain. */
const notPlain = new Set(['court', 'health', 'x_trouble', 'x_unknowable']);

/** Questions that people ask the reader, as writers wrote them for its topics: the plain ones, each once. */
function readQuestions(folder: string, known: readonly Situation[]): Situation[] {
  const written = new Set(known.map(({ template }) => template));
  const isNew = ({ topic, text }: { topic: string; text: string }) => !notPlain.has(topic) && !written.has(text);
  return readWriters(join(folder, 'labelled'))
    .flat()
    .filter(isNew)
    .map(({ text }) => ({ output: 'none', template: text, isSingle: true }));
}

/** A file is named by its class, by `none`, or by a kind alone where the matter does not show. */
const toKind = (output: string): CareKind => (output in careClasses ? kindOf(output as CareClass) : (output as CareKind));

/** What training uses: the sentences in `folder` and the reader's topics, without those near a sentence of an unseen set. */
export function listTrainingSentences(folder: string): Sentence[] {
  const topics = join(folder, '../../astrologers/topics/training');
  const situations = [...readSituations(join(folder, 'sentences')), ...readTopics(join(topics, 'sentences'))];
  const questions = readQuestions(topics, situations);
  const heldOut = unseenSets.flatMap((name) => readCareSet(join(folder, '../testing'), name)).map(({ text }) => text);
  const findNear = createNearness(heldOut);
  return listSentences([...situations, ...questions], seed, (text) => findNear(text) !== undefined);
}

/** Trains the model from those sentences; the same ones give the same model. */
export function trainCare(folder: string): CareModel {
  const examples = createExamples(listTrainingSentences(folder), seed);
  const kinds = fitTable(examples, {
    outputs: careKinds,
    outputOf: ({ output }) => toKind(output),
    buckets: kindBuckets,
    steps: kindSteps,
    dropout: kindDropout,
  });
  const classes = fitTable(
    examples.filter(({ output }) => output in careClasses),
    { outputs: Object.keys(careClasses), outputOf: ({ output }) => output, buckets: classBuckets, steps: classSteps },
  );
  return { version: '13', apartFrom: [...unseenSets], kinds, classes, thresholds };
}
