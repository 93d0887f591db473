import { despairClasses } from '../../../server/src/care/classes';
import { extractFeatures } from '../../../server/src/care/features';
import { normalize } from '../../../server/src/care/text/normalize';
import { fewestWords, splitSentences } from '../../../server/src/care/text/split-sentences';
import { addNoise, addVoice, createRandom, expandTemplate, pick } from '../expand-sentences';
import type { Situation } from '../read-sentences';
import type { Example } from '../fit-table';

/** Most sentences of one template: what people wrote themselves must not be outnumbered by what templates make. */
const most = { none: 12, care: 14 };

export interface Sentence {
  text: string;
  /** As in `Situation`. */
  output: string;
  /** As in `Situation`. */
  isSingle: boolean;
}

/** Shares of the sentences that are learned with a voice around them too, typed badly, and beside a harmless sentence. */
const [voiceShare, noiseShare, besideShare] = [0.4, 0.3, 0.2];

/** The sentences of situations but those that `isRefused` names; the same seed gives the same ones. */
export function listSentences(situations: readonly Situation[], seed: number, isRefused: (text: string) => boolean): Sentence[] {
  const random = createRandom(seed);
  return situations.flatMap(({ output, template, isSingle = false }) =>
    expandTemplate(template, output === 'none' ? most.none : most.care, random).flatMap((text) =>
      isRefused(text) ? [] : [{ text, output, isSingle }],
    ),
  );
}

const isDespair = (output: string): boolean => output === 'despair' || (despairClasses as readonly string[]).includes(output);

/** The sentences of a text that has several. */
function listOwnSentences(text: string): string[] {
  const sentences = splitSentences(text);
  return sentences.length === 1 ? [] : sentences.filter((sentence) => normalize(sentence).length >= fewestWords);
}

/** Examples of sentences, some with voices around them, typed badly, or beside a harmless sentence. */
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
    // A sentence out of a story is read alone too: "why no buyer" must be known as harmless by itself.
    if (isSingle && output === 'none') examples.push(...listOwnSentences(text).map(toExample));
    return examples;
  });
}
