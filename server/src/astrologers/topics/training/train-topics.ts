import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WeightTable } from '../../../care/classifier';
import { extractFeatures } from '../../../care/features';
import { normalize } from '../../../care/normalize';
import { addNoise, addVoice, createRandom, expandTemplate, pick } from '../../../care/training/expand-sentences';
import { readSituations } from '../../../care/training/read-sentences';
import { fitTable, type Example } from '../../../care/training/train-model';

/** Fewer than care has: a wrong topic costs a short answer, and the file is loaded by every process. */
const buckets = 8192;
const mostOfTemplate = 40;
/** Sentences of one key phrase: in all of them stand the same frames, so that only the phrase tells the topic. */
const framesOfPhrase = 9;
const seed = 5;

interface Sentence {
  text: string;
  output: string;
}

/** `topic: phrase, phrase` a line, each phrase in some of the frames. */
function frameKeywords(folder: string, random: () => number): Sentence[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const frames = read('frames.txt');
  return read('keywords.txt').flatMap((line) => {
    const [output = '', phrases = ''] = line.split(': ');
    return phrases
      .split(', ')
      .flatMap((phrase) => Array.from({ length: framesOfPhrase }, () => ({ output, text: pick(frames, random).replace('_', phrase) })));
  });
}

/** Trains the model of topics from the sentences in `folder`; the same sentences give the same model. */
export function trainTopics(folder: string): WeightTable {
  const situations = readSituations(join(folder, 'sentences'));
  const topics = [...new Set(situations.map(({ output }) => output))];
  const random = createRandom(seed);
  const toExample = (text: string, output: string): Example => ({
    features: extractFeatures(normalize(text)),
    output,
  });
  const written = situations.flatMap(({ output, template }): Sentence[] =>
    expandTemplate(template, mostOfTemplate, random).map((text) => ({ output, text })),
  );
  const examples = [...written, ...frameKeywords(folder, random)].flatMap(({ text, output }) => [
    toExample(text, output),
    ...(random() < 0.3 ? [toExample(addVoice(text, random), output)] : []),
    ...(random() < 0.3 ? [toExample(addNoise(text, random), output)] : []),
  ]);
  return fitTable(examples, { outputs: topics, outputOf: ({ output }) => output, buckets });
}
