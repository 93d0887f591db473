import file from '../../../content/jyotish/choices.json';
import { type Finder, type Thing } from './things';
import { readText, type QuestionText } from '../question/question-text';

const either = (list: string): string => list.replaceAll(' ', '|');
const joint = (words: string) => new RegExp(`(?:^|\\s)(?:${either(words)})(?=\\s|$)|\\s*/\\s*`, 'iu');
const [or, and] = [joint(file.connectors), joint(file.and)];
const refusal = new RegExp(`^(?:${either(file.refusals)})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');
const units = /(?:month|year|week)|(?:mahin|saal|hafte)\w*|(?:महीने|साल|हफ़्ते)/iu;
const next = /(?:^|\s)(?:next|agle|agli|अगले)$/iu;
const [mostOptions, mostWordsOfItem] = [4, 3];
const besideWords = [Infinity, 3, 2, 1];

/** The clause that holds a joining word, cut at it, and the short clauses of a list before it. */
function cut(text: string, joining: RegExp): { items: string[]; parts: string[] } {
  const sentence = text.split(/[?？!।]+|\.\s+|\n/u).findLast((each) => joining.test(each));
  if (sentence === undefined) return { items: [], parts: [] };
  const clauses = sentence.split(/\s*[,;:]\s*/u);
  const at = clauses.findIndex((each) => joining.test(each));
  const before = clauses.slice(0, at);
  const parts = (clauses[at] ?? '').split(joining).map((each) => each.trim());
  // "Job, ya business": what the joining word opens goes on from the clause before it.
  if (parts[0] === '') return { items: [], parts: [...before.slice(-1), ...parts.slice(1)] };
  const first = before.findLastIndex((each) => each.split(/\s+/u).length > mostWordsOfItem);
  return { items: before.slice(first + 1), parts };
}

/** The parts between which a question chooses, as they are typed; none where one only refuses the other. */
export function partsOf(text: string): string[] {
  const { items, parts } = cut(text, or);
  const all = items.length + parts.length;
  if (parts.length < 2 || all > mostOptions || parts.slice(1).some((part) => refusal.test(part))) return [];
  // "This month itself or next": what is next is said in the other.
  const unit = units.exec(parts.join(' '))?.[0];
  return parts.map((part) => (unit !== undefined && next.test(part) ? `${part} ${unit}` : part));
}

/** One thing for each option, no two alike; null where an option names none of its own. */
function match(named: readonly (readonly Thing[])[]): Thing[] | null {
  const taken = new Map<number, Thing>();
  const order = named.map((_, at) => at).sort((one, other) => (named[one]?.length ?? 0) - (named[other]?.length ?? 0));
  for (const at of order) {
    const free = (named[at] ?? []).filter(({ id }) => ![...taken.values()].some((each) => each.id === id));
    const found = free.find(({ id }) => named.every((each, other) => other === at || each.every((thing) => thing.id !== id))) ?? free[0];
    if (found === undefined) return null;
    taken.set(at, found);
  }
  return named.map((_, at) => taken.get(at) as Thing);
}

const read = ({ language }: QuestionText, parts: readonly string[]) =>
  parts.map((part) => readText(part, language)).map((part) => ({ ...part, language }));

/** The words of an option that stand next to the joining word. */
function beside(part: QuestionText, at: number, count: number): QuestionText {
  const words = part.raw.split(/\s+/u);
  const near = at === 0 ? words.slice(-count) : words.slice(0, count);
  return words.length <= count ? part : { ...readText(near.join(' '), part.language), language: part.language };
}

/** The known things between which a question chooses, all of one kind; null where it puts no choice between such. */
export function thingsOf(text: QuestionText, finders: readonly Finder[]): Thing[] | null {
  const parts = partsOf(text.raw);
  if (parts.length < 2) {
    // "Rahul and Imran, which of them", "job and wedding, which first": what nothing but "and" joins.
    const pair = read(text, cut(text.raw, and).parts.slice(-2));
    const joined = finders.filter((find, at) => find.asks === true || at === finders.length - 1);
    return pair.length < 2 ? null : (joined.map((find) => match(pair.map(find))).find((things) => things !== null) ?? null);
  }
  const { items } = cut(text.raw, or);
  const lists = [...(items.length > 0 ? [[...items, ...parts]] : []), parts].map((list) => read(text, list));
  for (const find of finders.slice(0, -1)) {
    const found = lists.map((list) => match(list.map(find))).find((things) => things !== null);
    if (found) return found;
  }
  const [ofNames] = finders.slice(-1);
  if (ofNames === undefined) return null;
  // A name stands beside the joining word, the nearer the surer.
  const counts = ofNames.isBeside === true ? besideWords : [Infinity];
  const named = counts.flatMap((count) => lists.map((list) => match(list.map((part, at) => ofNames(beside(part, at, count))))));
  return named.find((things) => things !== null) ?? null;
}
