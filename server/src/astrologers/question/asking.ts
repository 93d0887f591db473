import file from '../../../content/asking.json';
import { readText, shorten, type QuestionText } from './question-text';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const [anywhere, opening, ending] = [listOf(file.words), listOf(file.opens), listOf(file.ends)];

const alsoHindi = listOf(file.opensAlsoHindi);

const [teller, said] = file.reports.split(' ');

/** Words that refuse. */
export const refusals = listOf(file.refuses);

const borders = /([.?!।;,\n\p{Extended_Pictographic}]+)\s*|\s(?:but|lekin|magar|लेकिन|मगर)\s|\s[-–—]+\s/u;
/** So short a clause behind one that asks belongs to it: "will it come, by Diwali". */
const mostWordsBehind = 3;

interface Clause {
  raw: string;
  mark: string;
}

function clausesOf(raw: string): Clause[] {
  const parts = raw.split(borders);
  const clauses = parts.flatMap((part, at) => (at % 2 === 0 ? [{ raw: (part ?? '').trim(), mark: parts[at + 1] ?? '' }] : []));
  return clauses.filter((clause) => clause.raw !== '');
}

const [decisions, exceptions] = [listOf(file.decides), listOf(file.exceptions)];
const endings = file.decidesBy.split(' ');
/** "Karu", "rukvaun": a Hindi verb in the first person asks what to do. */
export const isFirstPerson = (word: string): boolean =>
  !exceptions.has(word) && endings.some((each) => word.endsWith(each) && word.length > each.length);

/** "Should I", "karu", "lena chahiye": what is asked for is a decision of one's own. */
export const decides = (plain: string): boolean => plain.split(' ').some((word) => decisions.has(shorten(word)) || decisions.has(word) || isFirstPerson(word));

const joining = listOf(file.joinsRefusal);
/** "… ya nahi", "… or not": a text ends by refusing what it asks. */
const endsRefused = (words: readonly string[]): boolean => refusals.has(words.at(-1) ?? '') && joining.has(words.at(-2) ?? '');

function asks({ raw, mark }: Clause, text: QuestionText): boolean {
  const { plain, mayBeHindi } = readText(raw, text.language);
  const words = plain.trim().split(' ');
  const isReport = (at: number) => words[at] === said && words[at - 1] === teller;
  // "Bol nahi sakti" tells.
  const isUnable = (at: number) => words[at]?.startsWith('sakt') === true && refusals.has(words[at - 1] ?? '');
  const isAsked = words.some((word, at) => anywhere.has(word) && !isReport(at) && !isUnable(at));
  const last = words.at(-1) ?? '';
  // Among Hindi words "is" is this one, and "do" two.
  const isOpened = opening.has(words[0] ?? '') && !(text.language !== 'English' && alsoHindi.has(words[0] ?? ''));
  return mark.includes('?') || endsRefused(words) || isAsked || isOpened || ending.has(last) || (mayBeHindi && isFirstPerson(last));
}

const firsts = listOf(file.firsts);
const [finite, copulas] = [listOf(file.finite), listOf(file.copulas)];

/** "Will …", "how …": a text begins as an English question does. */
export const opensQuestion = (raw: string): boolean => {
  const { plain, language } = readText(raw, 'English');
  const first = plain.trim().split(' ')[0] ?? '';
  return firsts.has(first) || (opening.has(first) && (language === 'English' || !alsoHindi.has(first)));
};

const lastOf = (raw: string): string => readText(raw, 'Hinglish').plain.trim().split(' ').at(-1) ?? '';

/** "… hoga", "… milegi": a text ends as a Hindi question of what comes does. */
export const endsAhead = (raw: string): boolean => finite.has(shorten(lastOf(raw)));

/** "… karu", "… hoga", "… hai", "… ya nahi": a text ends as a Hindi question does; "nahi" alone only denies. */
export function closesQuestion(raw: string): boolean {
  const words = readText(raw, 'Hinglish').plain.trim().split(' ');
  const last = words.at(-1) ?? '';
  if (refusals.has(last)) return endsRefused(words);
  return endsAhead(raw) || copulas.has(last) || ending.has(last) || isFirstPerson(last);
}

/** Whether a clause of a text begins as an English question does. */
export const asksOpenly = (raw: string): boolean => clausesOf(raw).some((clause) => opensQuestion(clause.raw));

/** Whether any clause of a text asks. */
export const asksSomething = (text: QuestionText): boolean => clausesOf(text.raw).some((clause) => asks(clause, text));

const states = listOf(file.states);

/** Whether a text only tells something: "I am a Virgo ascendant". */
export const onlyTells = (text: QuestionText): boolean => !asksSomething(text) && text.plain.split(' ').some((word) => states.has(word));

/** The part of a question that asks, without what is told before or after it; the whole where nothing is told. */
export function askingPart(text: QuestionText): QuestionText {
  const clauses = clausesOf(text.raw);
  const kept: Clause[] = [];
  for (const clause of clauses) {
    const isBehind = kept.length > 0 && kept.at(-1) === clauses[clauses.indexOf(clause) - 1] && clause.raw.split(/\s+/u).length <= mostWordsBehind;
    if (isBehind || asks(clause, text)) kept.push(clause);
  }
  if (kept.length === 0 || kept.length === clauses.length) return text;
  return { ...readText(kept.map(({ raw }) => raw).join(' '), text.language), language: text.language, mayBeHindi: text.mayBeHindi };
}

const told: Readonly<Record<'en' | 'hi', ReadonlySet<string>>> = { en: listOf(file.told.en), hi: listOf(file.told.hi) };

/** Whether a text speaks of what has happened. */
export const tellsPast = ({ plain, language }: QuestionText): boolean =>
  plain.split(' ').some((word) => (language === 'English' ? told.en : told.hi).has(word));

const before = listOf(file.before);

/** Whether a clause asks for what comes before a time that is told elsewhere. */
export const asksBefore = ({ plain }: QuestionText): boolean => plain.split(' ').some((word) => before.has(word));

/** The clauses of a text, each read by itself. */
export const readClauses = (text: QuestionText): QuestionText[] =>
  clausesOf(text.raw).map(({ raw }) => ({ ...readText(raw, text.language), language: text.language, mayBeHindi: text.mayBeHindi }));
