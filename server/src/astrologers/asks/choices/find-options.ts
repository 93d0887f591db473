import type { Asked } from '../../answers/topic-answer';
import { askingPart } from '../../question/asking';
import type { Ask } from '../ask';
import { numberedOptions } from '../choose';
import { extractOptions, splitPair, splitParts, findKnownOptions } from '../options';
import { createFinders, kinIn, placesIn, type Frame, type Thing } from '../things';
import { areBare, ownWords } from './own-words';
import { areDifferentDoings, asksWhichOne, asksWhom, isDoing, opensWhatIs } from './words';

const minShare = { ofChoice: 0.02, ofPair: 0.3, ofWays: 0.4, ofBare: 0.1 };

/** Maximum number of options in a longer message. */
const maxOptions = 4;

/** Kinds of options that are named by the user's own words; places, times and names have standard names. */
export const framesByOwnWords: readonly Frame[] = ['thing', 'leans', 'toward', 'way'];

/** Options labelled with the user's own words. */
const labelled = (things: readonly Thing[], labels: readonly string[] | null): Thing[] =>
  things.map((thing, at) => {
    const label =
      labels?.length === things.length && framesByOwnWords.includes(thing.frame) && thing.both === undefined ? labels[at] : undefined;
    return label === undefined ? thing : { ...thing, en: label, hi: label };
  });

export const labelOptions = ({ read: { language } }: Pick<Asked, 'read'>, options: readonly string[]): string[] | null =>
  options.length < 2 ? null : ownWords(options, language === 'English');

/** The known options of a question, from the words of its clause. */
export function findThings({ question, read, line }: Asked): Thing[] | null {
  const share = line.wanted.shareOf('either');
  const parts = splitParts(read.text.raw);
  const isChoice = parts.length < 2 ? share >= minShare.ofPair : share >= minShare.ofChoice || parts.some(isDoing);
  const [times, ...others] = createFinders(read, question.now, Date.parse(question.chart.utc));
  // "Sell it now, or keep it till March": the actions differ, not only their times.
  const finders = times === undefined || areDifferentDoings(parts) ? others : [times, ...others];
  const found = findKnownOptions(read.text, isChoice ? finders : finders.filter(({ asks }) => asks === true));
  // A longer message may name its towns or people outside the asking clause.
  const labels =
    found !== null || share < minShare.ofPair ? [] : [placesIn(read.text), asksWhom(askingPart(read.text).raw) ? kinIn(read.text) : []];
  if (found === null) return labels.find(({ length }) => length > 1)?.slice(0, maxOptions) ?? null;
  const options = extractOptions(read.text.raw);
  return labelled(found, labelOptions({ read }, options.length === found.length ? options : parts));
}

/** Whether a question offers options, by its words or by the share of the classifier. */
export function hasOptions({ line, read }: Asked, options: readonly string[]): boolean {
  const share = line.wanted.shareOf('either');
  return (
    options.length > 1 &&
    (options.some(isDoing) ||
      asksWhichOne(read.text.raw) ||
      options.some(opensWhatIs) ||
      share >= minShare.ofWays ||
      (areBare(options) && share >= minShare.ofBare))
  );
}

/** Options in the user's words, or numbered if too long; null if a chart cannot decide or one is a statement. */
export function findWays(asked: Asked, { limit }: Ask, options: readonly string[], labels: readonly string[] | null): Thing[] | null {
  const isPair = splitPair(asked.read.text.raw).length > 0;
  if (options.length < 2 || limit !== undefined || !(isPair || hasOptions(asked, options))) return null;
  return labels !== null || isPair || options.every(isDoing) ? labelled(numberedOptions(options.length), labels) : null;
}
