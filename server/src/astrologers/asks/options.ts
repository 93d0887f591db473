import file from '../../../content/jyotish/choices.json';
import { areBare } from './choices/own-words';
import { describedPair, namedPair } from './choices/described-pair';
import { asksWhich, asksWhichOne, isDoing, isNone, withOr } from './choices/words';
import { type Finder, type Thing } from './things';
import { readText, type QuestionText } from '../question/question-text';

const either = (list: string): string => list.replaceAll(' ', '|');
const toWordPattern = (words: string) => `(?:^|\\s)(?:${either(words)})(?=\\s|$)`;
const connector = (words: string) => new RegExp(`${toWordPattern(words)}|\\s*/\\s*`, 'iu');
const [or, and] = [connector(file.connectors), connector(file.and)];
/** "Ya", "versus": in a text with one of them, "or" joins statements, like "aur". */
const clearConnector = new RegExp(toWordPattern(file.connectors.replace(/^or /u, '')), 'iu');
const refusal = new RegExp(`^(?:${either(file.refusals)})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
const units = /(?:month|year|week)|(?:mahin|saal|hafte)\w*|(?:महीने|साल|हफ़्ते)/iu;
const next = /(?:^|\s)(?:next|agle|agli|अगले)$/iu;
const [maxOptions, maxWordsOfItem] = [4, 3];

/** Whether a clause before that of the connector is an option too: short, or an action of the user like the others. */
const isItem = (clause: string, isDoings: boolean): boolean => {
  const words = clause.split(/\s+/u);
  return !asksWhich(clause) && (isDoings ? isDoing(clause) : words.length <= maxWordsOfItem);
};

/** The clause with a connector, split at it, and the options in the clauses before it. */
function splitOptions(text: string, joining: RegExp): { items: string[]; parts: string[] } {
  const sentences = text.split(/[?？!।]+|\.\s+|\n/u).filter((each) => joining.test(each));
  const splits = sentences.map((sentence) => splitSentence(sentence.trim(), joining));
  const offering = splits.filter(({ parts }) => parts.length > 1);
  return offering.findLast(({ parts }) => parts.some(isDoing)) ?? offering.at(-1) ?? { items: [], parts: [] };
}

function splitSentence(sentence: string, joining: RegExp): { items: string[]; parts: string[] } {
  const clauses = sentence.split(/\s*[,;:]\s*/u);
  const at = clauses.findIndex((each) => joining.test(each));
  const split = (clauses[at] ?? '').split(joining).map((each) => each.trim());
  // A connector at the beginning of a sentence joins nothing within it.
  if (at < 1 && (at < 0 || split[0] === '')) return { items: [], parts: [] };
  // "Job, ya business": a clause that starts with a connector belongs to the clause before it.
  const [parts, before] =
    split[0] === '' ? [[clauses[at - 1] ?? '', ...split.slice(1)], clauses.slice(0, at - 1)] : [split, clauses.slice(0, at)];
  const isDoings = parts.some(isDoing);
  const first = before.findLastIndex((each) => !isItem(each, isDoings));
  return { items: before.slice(first + 1), parts };
}

function cutOptions(raw: string) {
  const text = withOr(raw);
  return splitOptions(text, clearConnector.test(text) ? clearConnector : or);
}

/** The options as typed, with earlier clauses that are options; empty if one only negates the other. */
export function extractOptions(text: string): string[] {
  const parts = splitParts(text);
  const { items } = cutOptions(text);
  const all = [...items, ...parts].filter((each) => !isNone(each));
  return parts.length === 0 || all.length < 2 ? [] : all;
}

const offers = new RegExp(`^.*\\b(?:${file.offers})\\s+`, 'iu');
/** "I have offers from Wipro": the thing alone. */
const withoutOffer = (part: string): string => part.replace(offers, '');

/** The two options of "this exam and that are on one day, which one", joined by "and", or of "one is a clerk, the other drives, whom do we take"; otherwise none. */
export function splitPair(text: string): string[] {
  const described = describedPair(text);
  if (described.length > 0) return described;
  const people = namedPair(text);
  if (people.length > 0) return people;
  const pair = asksWhichOne(text) ? splitOptions(text, and).parts.slice(-2).map(withoutOffer) : [];
  return pair.length === 2 && areBare(pair) ? pair : [];
}

/** The parts around a connector. */
export function splitParts(text: string): string[] {
  const { items, parts } = cutOptions(text);
  const all = items.length + parts.length;
  if (parts.length < 2 || all > maxOptions || parts.slice(1).some((part) => refusal.test(part))) return [];
  // "This month itself or next": the noun of the second option is in the first.
  const unit = units.exec(parts.join(' '))?.[0];
  return parts.map((part) => (unit !== undefined && next.test(part) ? `${part} ${unit}` : part));
}
/** A distinct thing for each option; null if an option has none. */
function match(named: readonly (readonly Thing[])[]): Thing[] | null {
  const thingByOption = new Map<number, Thing>();
  const order = named.map((_, at) => at).sort((one, other) => (named[one]?.length ?? 0) - (named[other]?.length ?? 0));
  for (const at of order) {
    const free = (named[at] ?? []).filter(({ id }) => ![...thingByOption.values()].some((each) => each.id === id));
    const found = free.find(({ id }) => named.every((each, other) => other === at || each.every((thing) => thing.id !== id))) ?? free[0];
    if (found === undefined) return null;
    thingByOption.set(at, found);
  }
  return named.map((_, at) => thingByOption.get(at) as Thing);
}

const read = ({ language }: QuestionText, parts: readonly string[]) =>
  parts.map((part) => readText(part, language)).map((part) => ({ ...part, language }));

/** The known options of a question, all of one kind; null if there are none. */
export function findKnownOptions(text: QuestionText, finders: readonly Finder[]): Thing[] | null {
  const parts = splitParts(text.raw);
  if (parts.length < 2) {
    // "Rahul and Imran, which of them", "job and wedding, which first": options that only "and" joins.
    const pair = read(text, splitOptions(text.raw, and).parts.slice(-2));
    const joined = finders.filter((find, at) => find.asks === true || at === finders.length - 1);
    return pair.length < 2 ? null : (joined.map((find) => match(pair.map(find))).find((things) => things !== null) ?? null);
  }
  const { items } = cutOptions(text.raw);
  const lists = [...(items.length > 0 ? [[...items, ...parts]] : []), parts].map((list) => read(text, list));
  for (const find of finders) {
    const found = lists.map((list) => match(list.map(find))).find((things) => things !== null);
    if (found) return found;
  }
  return null;
}
