import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf } from '../../../server/src/astrologers/topics/understand';
import { addNoise, createRandom, expandTemplate, pick } from '../expand-sentences';
import { fitRareTable } from '../fit-rare-table';
import { fitTable, type Example } from '../fit-table';
import { readSituations } from '../read-sentences';
import { writeTables, type FittedTable } from '../write-tables';
import { readWriters, type Labelled } from './read-labelled';
import { readAskLines } from './train-asks';

/** At 16,384 buckets collisions cost 2 to 5 of 100 topics. */
const sizes = {
  topics: { buckets: 65_536, steps: 10 },
  wanted: { buckets: 131_072, steps: 10 },
  whose: { buckets: 65_536, steps: 10 },
};
const maxPerTemplate = 10;
/** Sentences per key phrase; all phrases share the frames, so that only the phrase indicates the topic. */
const framesOfPhrase = 3;
const noisyShare = 0.4;
const seed = 5;

interface Sentence {
  text: string;
  topic: string;
}

/** Reads lines `topic: phrase, phrase` and puts each phrase into some of the frames. */
function frameKeywords(folder: string, random: () => number): Sentence[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const frames = read('frames.txt');
  return read('keywords.txt').flatMap((line) => {
    const [topic = '', phrases = ''] = line.split(': ');
    return phrases
      .split(', ')
      .flatMap((phrase) => Array.from({ length: framesOfPhrase }, () => ({ topic, text: pick(frames, random).replace('_', phrase) })));
  });
}

function readTopics(folder: string, random: () => number): Sentence[] {
  const written = readSituations(join(folder, 'sentences')).flatMap(({ output, template }) =>
    expandTemplate(template, maxPerTemplate, random).map((text) => ({ topic: output, text })),
  );
  return [...written, ...frameKeywords(folder, random)];
}

/** Examples with the features of each table, some with typing errors. */
function createExamples(questions: readonly Labelled[], random: () => number) {
  return questions.flatMap((each) => {
    const examples = [each.text, ...(random() < noisyShare ? [addNoise(each.text, random)] : [])];
    return examples.map((text) => ({ ...each, features: featuresOf(text) }));
  });
}

const topicOfAsks: Readonly<Record<string, string>> = { general: 'x_other', other: 'x_other', time: 'x_time', self: 'x_self' };

/** The lines of the asks, which have a topic but no kind or person. */
const readAsks = (folder: string): Sentence[] =>
  readAskLines(join(folder, '..')).flatMap(({ topic, own }) => own.map(([, text]) => ({ text, topic: topicOfAsks[topic] ?? topic })));

interface FitOptions {
  /** The index of a writer to leave out. */
  excludedWriter?: number;
  /** Sentences with only a topic label. */
  more?: readonly Sentence[];
}

/** Fits the three tables to the lines in `folder`, the workspace. */
export function fitTopics(folder: string, { excludedWriter, more = [] }: FitOptions = {}): Record<keyof typeof sizes, FittedTable> {
  const random = createRandom(seed);
  const lines = join(folder, 'lines/topics');
  const writers = readWriters(join(lines, 'labelled')).filter((_, index) => index !== excludedWriter);
  const labelled = createExamples(writers.flat(), random);
  const known = new Set(labelled.map(({ text }) => text));
  const own = more.filter(({ text }) => !known.has(text));
  const topics = [...readTopics(lines, random), ...own].map(({ text, topic }): Example => ({
    output: topic,
    features: featuresOf(text).all,
  }));
  const examplesOf = (field: 'topic' | 'wanted' | 'whose') =>
    labelled.map((each): Example => ({
      output: each[field],
      features: field === 'whose' ? each.features.person : each.features.all,
    }));
  const outputsOf = (examples: readonly Example[]) => [...new Set(examples.map(({ output }) => output))].sort();
  const [topicExamples, kindExamples, personExamples] = [[...examplesOf('topic'), ...topics], examplesOf('wanted'), examplesOf('whose')];
  return {
    topics: fitRareTable(topicExamples, outputsOf(topicExamples), sizes.topics),
    wanted: fitTable(kindExamples, { outputs: outputsOf(kindExamples), outputOf: ({ output }) => output, ...sizes.wanted }),
    whose: fitRareTable(personExamples, outputsOf(personExamples), sizes.whose),
  };
}

export const trainRequests = (folder: string, inputs: string): Buffer =>
  writeTables(inputs, {}, fitTopics(folder, { more: readAsks(folder) }));
