import type { Asked } from '../../answers/topic-answer';
import { askingPart } from '../../question/asking';
import type { Ask } from '../ask';
import { waysOf } from '../choose';
import { optionsOf, pairOf, partsOf, thingsOf } from '../options';
import { findersOf, kinIn, placesIn, type Frame, type Thing } from '../things';
import { areBare, ownWords } from './own-words';
import { asksWhichOne, asksWhom, isDoing, opensWhatIs } from './words';

const leastShare = { ofChoice: 0.02, ofPair: 0.3, ofWays: 0.4, ofBare: 0.1 };

/** A story chooses between no more. */
const mostTold = 4;

/** Kinds of things that are told by the words in which they were typed; places, times and names are told by their own. */
export const byOwnWords: readonly Frame[] = ['thing', 'leans', 'toward', 'way'];

/** Things with the words of the options in place of their own. */
const labelled = (things: readonly Thing[], labels: readonly string[] | null): Thing[] =>
  things.map((thing, at) => {
    const label = labels?.length === things.length && byOwnWords.includes(thing.frame) && thing.both === undefined ? labels[at] : undefined;
    return label === undefined ? thing : { ...thing, en: label, hi: label };
  });

export const labelsOf = ({ read: { language } }: Pick<Asked, 'read'>, options: readonly string[]): string[] | null =>
  options.length < 2 ? null : ownWords(options, language === 'English');

/** The known things between which a question chooses, by the words of its clause. */
export function findThings({ question, read, line }: Asked): Thing[] | null {
  const share = line.wanted.shareOf('either');
  const parts = partsOf(read.text.raw);
  const isChoice = parts.length < 2 ? share >= leastShare.ofPair : share >= leastShare.ofChoice || parts.some(isDoing);
  const finders = findersOf(read, question.now, Date.parse(question.chart.utc));
  const found = thingsOf(read.text, isChoice ? finders : finders.filter(({ asks }) => asks === true));
  // A story names the towns or the people between whom it chooses.
  const told =
    found !== null || share < leastShare.ofPair ? [] : [placesIn(read.text), asksWhom(askingPart(read.text).raw) ? kinIn(read.text) : []];
  if (found === null) return told.find(({ length }) => length > 1)?.slice(0, mostTold) ?? null;
  const options = optionsOf(read.text.raw);
  return labelled(found, labelsOf({ read }, options.length === found.length ? options : parts));
}

/** Whether options are put to choose between, by the words that put them, or by the share of the table. */
export function isPut({ line, read }: Asked, options: readonly string[]): boolean {
  const share = line.wanted.shareOf('either');
  return (
    options.length > 1 &&
    (options.some(isDoing) ||
      asksWhichOne(read.text.raw) ||
      options.some(opensWhatIs) ||
      share >= leastShare.ofWays ||
      (areBare(options) && share >= leastShare.ofBare))
  );
}

/** Ways that name nothing known, in their own words, or by their places where these are too long; null where no chart tells, or where one of them is a statement. */
export function findWays(asked: Asked, { limit }: Ask, options: readonly string[], labels: readonly string[] | null): Thing[] | null {
  const isPair = pairOf(asked.read.text.raw).length > 0;
  if (options.length < 2 || limit !== undefined || !(isPair || isPut(asked, options))) return null;
  return labels !== null || options.every(isDoing) ? labelled(waysOf(options.length), labels) : null;
}
