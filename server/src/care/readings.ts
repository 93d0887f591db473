import type { Reading } from './classifier';
import { normalize } from './normalize';
import { fewestWords, splitSentences } from './split-sentences';

export const dangerOf = ({ kinds }: Reading): number => kinds.danger + kinds.despair;
/** Of anything but despair, which has a score of its own. */
export const anyOf = ({ kinds }: Reading): number => kinds.danger + kinds.matter;
export const most = (readings: readonly Reading[], score: (reading: Reading) => number): Reading =>
  readings.reduce((highest, reading) => (score(reading) > score(highest) ? reading : highest));

/** Of a longer text the beginning and the end are read. */
const [longest, endLetters] = [12_000, 4000];
/** Parts that are read alone; of more sentences neighbours share one. */
const mostParts = 150;

/** The parts of a sentence: despair beside an everyday question must not be weighed by how plain that one is. */
const clauses = /\s*[,;:–—]\s*|\s+-\s+/u;
/** The whole text, its sentences and their clauses: a long story must not hide the one part that matters. */
export function listParts(text: string): string[] {
  const read = text.length > longest ? `${text.slice(0, longest - endLetters)} ${text.slice(-endLetters)}` : text;
  const sentences = splitSentences(read);
  const all = sentences.flatMap((sentence) => {
    const parts = sentence.split(clauses).filter((part) => part !== '');
    return parts.length > 1 ? [sentence, ...parts] : [sentence];
  });
  const share = Math.ceil(all.length / mostParts);
  const parts = share === 1 ? all : all.flatMap((_, at) => (at % share === 0 ? [all.slice(at, at + share).join(' ')] : []));
  return [read, ...(parts.length > 1 ? parts.filter((part) => normalize(part).length >= fewestWords) : [])];
}

/** A sentence counts for care, or for the question whether one is safe, where the whole text reaches the first share of danger, or it alone the second. */
const shares = { care: [0.4, 0.9], question: [0.2, 0.7] } as const;

/** The readings that count: "was it a mistake" says little in a story that says nothing of danger; of other matters every sentence counts. */
export function listCounted([whole, ...sentences]: readonly Reading[], purpose: keyof typeof shares): Reading[] {
  if (whole === undefined) return [];
  const [wholeShare, sentenceShare] = shares[purpose];
  const counts = (sentence: Reading) => dangerOf(sentence) >= sentenceShare || sentence.kinds.matter > dangerOf(sentence);
  return dangerOf(whole) >= wholeShare ? [whole, ...sentences] : [whole, ...sentences.filter(counts)];
}

/** The most desperate of the readings that reach a score, and another one before they are weighed. */
export function findDesperate(readings: readonly Reading[], score: number, unweighed = 0): Reading | undefined {
  const reached = readings.filter((reading) => reading.kinds.despair >= score && reading.unweighed >= unweighed);
  return reached.length === 0 ? undefined : most(reached, ({ kinds }) => kinds.despair);
}
