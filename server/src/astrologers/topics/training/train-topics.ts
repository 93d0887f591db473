import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WeightTable } from '../../../care/classifier';
import { addNoise, createRandom, expandTemplate, pick } from '../../../care/training/expand-sentences';
import { readSituations } from '../../../care/training/read-sentences';
import { fitTable, type Example } from '../../../care/training/train-model';
import { readSigns } from '../../question/read-question';
import { featuresOf } from '../understand';
import { fitRareTable } from './fit-rare-table';
import { readWriters, type Labelled } from './read-labelled';

/** At 16,384 buckets collisions cost 2 to 5 of 100 topics. */
const sizes = {
  topics: { buckets: 65_536, steps: 10 },
  wanted: { buckets: 131_072, steps: 10 },
  whose: { buckets: 65_536, steps: 10 },
};
const mostOfTemplate = 10;
/** Sentences of one key phrase: in all of them stand the same frames, so that only the phrase tells the topic. */
const framesOfPhrase = 3;
const noisyShare = 0.4;
const seed = 5;

export interface TopicModel {
  topics: WeightTable;
  wanted: WeightTable;
  whose: WeightTable;
}

interface Sentence {
  text: string;
  topic: string;
}

/** `topic: phrase, phrase` a line, each phrase in some of the frames. */
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
    expandTemplate(template, mostOfTemplate, random).map((text) => ({ topic: output, text })),
  );
  return [...written, ...frameKeywords(folder, random)];
}

const toFeatures = (text: string) => featuresOf(text, readSigns(text));

/** Trains the three tables from the sentences in `folder`; the same sentences give the same model. `leftOut` is a writer who is not learned from. */
export function trainTopics(folder: string, leftOut?: number): TopicModel {
  const random = createRandom(seed);
  const learn = (questions: readonly Labelled[]) =>
    questions.flatMap((each): (Labelled & { features: ReturnType<typeof toFeatures> })[] => [
      { ...each, features: toFeatures(each.text) },
      ...(random() < noisyShare ? [{ ...each, features: toFeatures(addNoise(each.text, random)) }] : []),
    ]);
  const labelled = learn(
    readWriters(join(folder, 'labelled'))
      .filter((_, index) => index !== leftOut)
      .flat(),
  );
  const topics = readTopics(folder, random).map(({ text, topic }): Example => ({ output: topic, features: toFeatures(text).all }));
  const examplesOf = (field: 'topic' | 'wanted' | 'whose') =>
    labelled.map((each): Example => ({
      output: each[field],
      features: field === 'whose' ? each.features.person : each.features.all,
    }));
  const outputsOf = (examples: readonly Example[]) => [...new Set(examples.map(({ output }) => output))].sort();
  const ofTopics = [...examplesOf('topic'), ...topics];
  const [ofKinds, ofPersons] = [examplesOf('wanted'), examplesOf('whose')];
  return {
    topics: fitRareTable(ofTopics, outputsOf(ofTopics), sizes.topics),
    wanted: fitTable(ofKinds, { outputs: outputsOf(ofKinds), outputOf: ({ output }) => output, ...sizes.wanted }),
    whose: fitRareTable(ofPersons, outputsOf(ofPersons), sizes.whose),
  };
}
