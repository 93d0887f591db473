import type { CareClass } from './classes';
import type { Reading } from './classifier';
import { normalize } from './text/normalize';
import { minWords, splitSentences } from './text/split-sentences';
import { logOdds } from './weigh-despair';

export const getDanger = ({ kinds }: Reading): number => kinds.danger + kinds.despair;
export const maxBy = <Item>(items: readonly Item[], score: (item: Item) => number): Item =>
  items.reduce((highest, item) => (score(item) > score(highest) ? item : highest));

/** Only the beginning and the end of a longer text are read. */
const [longest, endLetters] = [12_000, 4000];
/** The maximum number of parts; more sentences are grouped. */
const maxParts = 150;

/** The clauses of a sentence, because despair must not be weighed by a plain question beside it. */
const clauses = /[,;:–—]|\s-(?=\s)/u;
/** The whole text, its sentences and their clauses, because a long story must not hide the relevant part. */
export function listParts(text: string): string[] {
  const read = text.length > longest ? `${text.slice(0, longest - endLetters)} ${text.slice(-endLetters)}` : text;
  const sentences = splitSentences(read);
  const all = sentences.flatMap((sentence) => {
    const parts = sentence
      .split(clauses)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    return parts.length > 1 ? [sentence, ...parts] : [sentence];
  });
  const share = Math.ceil(all.length / maxParts);
  const parts = share === 1 ? all : all.flatMap((_, at) => (at % share === 0 ? [all.slice(at, at + share).join(' ')] : []));
  return [read, ...(parts.length > 1 ? parts.filter((part) => normalize(part).length >= minWords) : [])];
}

/** A sentence counts if the whole text reaches the first score of danger, or it alone the second. */
const [leastOfWhole, leastAlone] = [0.4, 0.9];

/** The readings that count: "was it a mistake" says little in a story without danger; for other matters every sentence counts. */
export function listCounted([whole, ...sentences]: readonly Reading[]): Reading[] {
  if (whole === undefined) return [];
  const counts = (sentence: Reading) => getDanger(sentence) >= leastAlone || sentence.kinds.matter > getDanger(sentence);
  return getDanger(whole) >= leastOfWhole ? [whole, ...sentences] : [whole, ...sentences.filter(counts)];
}

/** From so many letters a text of several parts is a story: it gathers a little of everything that despair is told with. */
const storyLetters = 120;
/** What the whole counts for beside the gravest sentence, and the least despair that it counts with, however long it is. */
const [wholeShare, minWholeUnweighed] = [0.3, 0.047];
/** So many times higher must the odds of a story be, because the gravest of many sentences is taken. */
const storyOdds = 2.4;

/**
 * A story is as desperate as its gravest sentence and the whole are together: a whole without a grave sentence says little, and
 * so does a sentence that nothing around it bears out.
 */
function readStory([whole, ...parts]: readonly Reading[]): Reading | undefined {
  if (whole === undefined || parts.length === 0) return undefined;
  const mostDesperate = maxBy(parts, ({ kinds }) => kinds.despair);
  const mean =
    wholeShare * logOdds(Math.max(whole.kinds.despair, minWholeUnweighed)) + (1 - wholeShare) * logOdds(mostDesperate.kinds.despair);
  const odds = Math.exp(mean) / storyOdds;
  return { ...mostDesperate, kinds: { ...mostDesperate.kinds, despair: odds / (1 + odds) } };
}

/** The readings of one text that may be answered as despair: of a story both together, else those that count. */
export function listDesperate(text: string, readings: readonly Reading[]): readonly Reading[] {
  const story = text.length > storyLetters ? readStory(readings) : undefined;
  return story ? [story] : listCounted(readings);
}

/** The reading with the highest despair among those that reach a score before and after weighing. */
export function findDesperate(readings: readonly Reading[], score: number, unweighed = 0): Reading | undefined {
  const reached = readings.filter((reading) => reading.kinds.despair >= score && reading.unweighed >= unweighed);
  return reached.length === 0 ? undefined : maxBy(reached, ({ kinds }) => kinds.despair);
}

/** The likeliest class of danger or of a matter among readings; where no class shows, the kind must be the likelier. */
export function findClass(readings: readonly Reading[], kind: 'danger' | 'matter', least: number): CareClass | undefined {
  const named = readings.map((reading) => {
    const { className, share } = reading.classOf(kind);
    return { className, score: reading.kinds[kind] * Math.sqrt(share) };
  });
  const found = named.filter(({ score }) => score >= least);
  return found.length === 0 ? undefined : maxBy(found, ({ score }) => score).className;
}
