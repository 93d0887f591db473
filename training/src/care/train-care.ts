import { join } from 'node:path';
import type { CareClass, CareKind } from '../../../server/src/care/classes';
import { careClasses, careKinds, getKind } from '../../../server/src/care/classes';
import type { CareSettings } from '../../../server/src/care/classifier';
import { fitTable } from '../fit-table';
import type { Situation } from '../read-sentences';
import { readSituations } from '../read-sentences';
import { readWriters } from '../topics/read-labelled';
import { readTurnWriters } from '../turns/train-turns';
import { writeTables } from '../write-tables';
import { readCareSet, unseenSets } from './care-sets';
import type { Sentence } from './create-examples';
import { createExamples, listSentences } from './create-examples';
import { createNearness } from './nearness';

/** Thresholds, chosen on the unseen sets and on questions of two writers outside the training data. */
const thresholds = { check: 0.14, despair: 0.34, danger: 0.05, matter: 0.065 };
/** Fitted by logistic regression on despair against the rest of the unseen sets and later lines of chats; the bias keeps the share caught. */
const despairWeights = { bias: -3.85, despair: 1.83, matter: -0.27, length: 1.55 };
const seed = 11;
/** Five steps turn small weights into 0, which stops fewer harmless texts than 10 or 127 steps. */
const kindOptions = { outputs: careKinds, steps: 5, dropout: 0.2 };
/** Few buckets suffice, because a wrong matter costs less than a missed one. */
const classOptions = { outputs: Object.keys(careClasses), buckets: 32_768, steps: 15 };

/** Topics of the reader that may be matters without verdict. */
const sensitiveClasses = new Set([
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
  readSituations(folder).flatMap(({ output, template }) => (sensitiveClasses.has(output) ? [] : [{ output: 'none', template }]));

/** Topics whose questions may be about matters without verdict or danger; the others are harmless. */
const sensitiveTopics = new Set(['court', 'health', 'x_trouble', 'x_unknowable']);

/** Harmless questions to the reader, each once. */
function readQuestions(folder: string, known: readonly Situation[]): Situation[] {
  const written = new Set(known.map(({ template }) => template));
  const isNew = ({ topic, text }: { topic: string; text: string }) => !sensitiveTopics.has(topic) && !written.has(text);
  return readWriters(join(folder, 'labelled'))
    .flat()
    .filter(isNew)
    .map(({ text }) => ({ output: 'none', template: text, isSingle: true }));
}

/** What people write next in a chat: harmless, and so short that single words must not decide. */
const readLaterLines = (folder: string): Situation[] =>
  readTurnWriters(folder)
    .flat()
    .map(({ text }) => ({ output: 'none', template: text, isSingle: true }));

/** A file is named by its class, by `none`, or by a kind if the class is open. */
const toKind = (output: string): CareKind => (output in careClasses ? getKind(output as CareClass) : (output as CareKind));

/** The training sentences: care's own, the reader's topics and later lines of chats, except those near an unseen set. `folder` is the workspace. */
export function listTrainingSentences(folder: string): Sentence[] {
  const topics = join(folder, 'lines/topics');
  const situations = [...readSituations(join(folder, 'lines/care/sentences')), ...readTopics(join(topics, 'sentences'))];
  const questions = readQuestions(topics, situations);
  const laterLines = readLaterLines(join(folder, 'lines/turns/labelled'));
  const heldOut = unseenSets.flatMap((name) => readCareSet(folder, name)).map(({ text }) => text);
  const findNear = createNearness(heldOut);
  return listSentences([...situations, ...questions, ...laterLines], seed, (text) => findNear(text) !== undefined);
}

/** Trains both tables from those sentences. */
export function trainCare(folder: string, inputs: string): Buffer {
  const examples = createExamples(listTrainingSentences(folder), seed);
  const classExamples = examples.filter(({ output }) => output in careClasses);
  const settings: CareSettings = { version: '20', apartFrom: [...unseenSets], thresholds, despairWeights };
  return writeTables(inputs, settings, {
    kinds: fitTable(examples, { ...kindOptions, outputOf: ({ output }) => toKind(output) }),
    classes: fitTable(classExamples, { ...classOptions, outputOf: ({ output }) => output }),
  });
}
