import words from '../../../../content/days/words.json';
import type { Ask } from '../../asks/ask';
import { getAsks } from '../../asks/content';
import { findAsk } from '../../asks/find-ask';
import { findFestival } from '../../question/dates/festivals';
import { mentionsTime, toTimeTokens } from '../../question/dates/time-tokens';
import { hasLexeme, lexeme, listed, type Lexeme, type SearchText } from '../../question/lexicon';
import { readText, type QuestionText } from '../../question/question-text';
import { keepWords } from '../../question/spelling';

/** Names of a purpose in English and Hindi; the spelling correction neither learns nor changes them. */
function toLexeme([english = '', hindi = '']: readonly string[]): Lexeme {
  keepWords(english.split(/[ |]/u));
  return { english: listed(english).english, hindi: lexeme('', hindi).hindi };
}
const purposes = getAsks('x_muhurta').flatMap((ask) =>
  ask.words ? [{ ask, lexeme: toLexeme(ask.words), beside: ask.beside ? toLexeme(ask.beside) : null }] : [],
);
const toSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const [bounds, boundsBehind, joins, links, aroundTimes, dayEnds, noDay] = [
  words.bounds,
  words.boundsBehind,
  words.joins,
  words.links,
  words.aroundTimes,
  words.dayEnds,
  words.noDay,
].map(toSet);
const [asked, whichDay] = [toLexeme(words.asked), toLexeme(words.whichDay)];
const [general, fewWords, mostBetween, nearLink, shortClause] = [-1, 4, 6, 3, 6];
/** A mention of a purpose: word indexes, `to` exclusive. */
interface Mention {
  ask: Ask;
  from: number;
  to: number;
}

const countWords = (text: string): number => text.split(' ').length - 1;

/** The word ranges of a message that a pattern matches. */
function findMatches(line: string, pattern: RegExp | null): Omit<Mention, 'ask'>[] {
  if (pattern === null) return [];
  return [...line.matchAll(new RegExp(pattern.source, 'gu'))].map(({ index, 0: found }) => {
    const from = countWords(line.slice(0, index)) - 1;
    return { from, to: from + countWords(found) + 1 };
  });
}

/** All named purposes in order; a name inside a longer name does not count. */
function findMentions(text: SearchText): Mention[] {
  const { plain, folded, mayBeHindi } = text;
  const all = purposes
    .filter(({ beside }) => beside === null || hasLexeme(text, beside))
    .flatMap(({ ask, lexeme: { english, hindi } }) =>
      [...findMatches(plain, english), ...(mayBeHindi ? findMatches(folded, hindi) : [])].map((place) => ({ ask, ...place })),
    );
  const getLength = ({ from, to }: Mention) => to - from;
  return all
    .filter((one) => !all.some((other) => getLength(other) > getLength(one) && other.from < one.to && one.from < other.to))
    .sort((one, other) => one.from - other.from);
}

/** "After the wedding", "shaadi ke baad": the purpose only bounds the time. */
function isBound(said: readonly string[], { from, to }: Mention): boolean {
  const before = said.slice(Math.max(0, from - 2), from);
  const behind = said.slice(to, to + 2);
  return before.some((word) => bounds?.has(word)) || behind.some((word) => boundsBehind?.has(word));
}

/** The purposes of a clause: all that it joins, otherwise the one that the others describe. */
function selectPurposes(text: SearchText, all: readonly Mention[]): Ask[] {
  const said = text.plain.trim().split(' ');
  const getRank = ({ ask }: Mention) => ask.rank ?? 0;
  const specific = all.filter((each) => getRank(each) > general);
  const found = specific.length > 0 ? specific : all;
  const between = (at: number) => said.slice(found[at - 1]?.to, found[at]?.from);
  // "Engagement in January and wedding in February": the time of each is between the names.
  const getLink = (at: number) =>
    withoutTimes(between(at).join(' '))
      .split(' ')
      .filter((word) => !aroundTimes?.has(word));
  const joined = found.filter((_, at) =>
    [at, at + 1].some((each) => each > 0 && each < found.length && getLink(each).length < fewWords && joins?.has(getLink(each)[0] ?? '')),
  );
  if (joined.length > 1) return [...new Set(joined.map(({ ask }) => ask))];
  const top = Math.max(...found.map(getRank));
  const last = found.findLastIndex((each) => getRank(each) === top);
  const [before, one] = [found[last - 1], found[last]];
  // "Gold for the wedding" asks for gold.
  const gap = before === undefined ? [] : between(last);
  const isLinked =
    gap.length <= mostBetween && gap.slice(-nearLink).some((word) => links?.has(word)) && !gap.some((word) => joins?.has(word));
  return isLinked && before && getRank(before) === top ? [before.ask] : one ? [one.ask] : [];
}

const clauses = /[,.;?!।\n]+/u;
const joinedBy = new RegExp(`\\s(?:${words.joins.replaceAll(' ', '|')}|और)\\s`, 'iu');

/** "Which day", or "… date" at the end of a message; "one day" is none. */
export function asksDayIn(text: SearchText): boolean {
  const [last = '', before = ''] = text.plain.trim().split(' ').reverse();
  return [asked, whichDay].some((each) => hasLexeme(text, each)) || (dayEnds?.has(last) === true && noDay?.has(before) !== true);
}

const cache = new WeakMap<QuestionText, Ask[]>();

/** The named purposes of the asking clause, otherwise of the first; empty if none is named. Cached for each message. */
export function namedPurposes(text: QuestionText): Ask[] {
  const found = cache.get(text) ?? purposesByName(text);
  cache.set(text, found);
  return found;
}

function purposesByName(text: QuestionText): Ask[] {
  const all = text.raw
    .split(clauses)
    .filter((clause) => clause.trim() !== '')
    .map((clause) => ({ ...readText(clause, text.language), mayBeHindi: text.mayBeHindi }))
    .map((clause) => ({ clause, mentions: findMentions(clause) }))
    .filter(({ mentions }) => mentions.length > 0);
  const free = all
    .map(({ clause, mentions }) => ({ clause, mentions: mentions.filter((each) => !isBound(clause.plain.trim().split(' '), each)) }))
    .filter(({ mentions }) => mentions.length > 0);
  const left = free.length > 0 ? free : all;
  // "And for a car?" continues with a new purpose.
  const goesOn = left.findLast(({ clause }, at) => {
    const said = clause.plain.trim().split(' ');
    return at > 0 && said.length <= shortClause && joins?.has(said[0] ?? '') === true;
  });
  const found = goesOn ?? left.find(({ clause }) => asksDayIn(clause)) ?? left[0];
  return found ? selectPurposes(found.clause, found.mentions) : [];
}

/** Removes time words, which say nothing about the purpose. */
const withoutTimes = (line: string): string =>
  line
    .split(/\s+/u)
    .filter((word) => {
      const text = { ...readText(word, 'English'), mayBeHindi: true };
      return findFestival(text) === null && !toTimeTokens(text).some(mentionsTime);
    })
    .join(' ');

/** The purposes of a message: named ones, otherwise the classified one. */
export function findPurposes(text: QuestionText, line: string): Ask[] {
  const named = namedPurposes(text);
  const ask = named.length > 0 ? null : findAsk('x_muhurta', withoutTimes(line));
  return ask ? [ask] : named;
}

/** The part of the message with the time of each purpose: "engagement in January | wedding in February"; null if one time applies to all. */
export function partsByPurpose(text: QuestionText, asks: readonly Ask[]): string[] | null {
  const pieces = text.raw.split(joinedBy);
  const parts = asks.map(({ id }) => pieces.find((piece) => namedPurposes(readText(piece, text.language)).some((ask) => ask.id === id)));
  return asks.length > 1 && parts.every((part, at) => part !== undefined && parts.indexOf(part) === at) ? (parts as string[]) : null;
}
