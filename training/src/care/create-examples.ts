import { despairClasses } from '../../../server/src/care/classes';
import { extractFeatures } from '../../../server/src/care/features';
import { normalize } from '../../../server/src/care/text/normalize';
import { minWords, splitSentences } from '../../../server/src/care/text/split-sentences';
import { addNoise, addVoice, createRandom, expandTemplate, pick } from '../expand-sentences';
import type { Situation } from '../read-sentences';
import type { Example } from '../fit-table';

/** Maximum sentences of one template, so that generated sentences do not outnumber those that people wrote. */
const maxPerTemplate = { none: 12, care: 14 };

export interface Sentence {
  text: string;
  /** As in `Situation`. */
  output: string;
  /** As in `Situation`. */
  isSingle: boolean;
}

/** Shares of sentences that are also learned with added phrases, with typing errors, and beside a harmless sentence. */
const [voiceShare, noiseShare, besideShare] = [0.4, 0.3, 0.2];

/** The sentences of situations except refused ones; deterministic for a seed. */
export function listSentences(situations: readonly Situation[], seed: number, isRefused: (text: string) => boolean): Sentence[] {
  const random = createRandom(seed);
  return situations.flatMap(({ output, template, isSingle = false }) =>
    expandTemplate(template, output === 'none' ? maxPerTemplate.none : maxPerTemplate.care, random).flatMap((text) =>
      isRefused(text) ? [] : [{ text, output, isSingle }],
    ),
  );
}

const isDespair = (output: string): boolean => output === 'despair' || (despairClasses as readonly string[]).includes(output);

/** The sentences of a text with more than one. */
function listOwnSentences(text: string): string[] {
  const sentences = splitSentences(text);
  return sentences.length === 1 ? [] : sentences.filter((sentence) => normalize(sentence).length >= minWords);
}

/** Examples of sentences, some with added phrases, typing errors, or beside a harmless sentence. */
export function createExamples(sentences: readonly Sentence[], seed: number): Example[] {
  const random = createRandom(seed);
  const plain = sentences.filter(({ output }) => output === 'none');
  return sentences.flatMap(({ text, output, isSingle }) => {
    const toExample = (own: string): Example => ({ features: extractFeatures(normalize(own)), output });
    const happens = (share: number) => random() < share || isSingle;
    const examples = [toExample(text)];
    if (happens(voiceShare)) examples.push(toExample(addVoice(text, random)));
    if (happens(noiseShare)) examples.push(toExample(addNoise(text, random)));
    // Despair beside an everyday sentence would teach that the everyday words are despair; each sentence is read alone anyway.
    if (!isDespair(output) && happens(besideShare)) {
      const other = pick(plain, random).text;
      examples.push(toExample(random() < 0.5 ? `${other} ${text}` : `${text} ${other}`));
    }
    // Sentences of a story are also learned alone, so that "why no buyer" is harmless on its own.
    if (isSingle && output === 'none') examples.push(...listOwnSentences(text).map(toExample));
    return examples;
  });
}
