import file from '../../../content/asking.json';
import { readText, shorten, type QuestionText } from './question-text';

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const [anywhere, opening, ending] = [toSet(file.words), toSet(file.opens), toSet(file.ends)];

const orders = file.orders.split('|').map((order) => ` ${order} `);
const alsoHindi = toSet(file.opensAlsoHindi);

const [teller, said] = file.reports.split(' ');

/** Words of refusal. */
export const refusals = toSet(file.refuses);

const borders = /([.?!।;,\n\p{Extended_Pictographic}]+)\s*|\s(?:but|lekin|magar|लेकिन|मगर)\s|\s[-–—]+\s/u;
/** Maximum words of a clause that belongs to the question before it: "will it come, by Diwali". */
const maxTrailingWords = 3;

interface Clause {
  raw: string;
  mark: string;
}

function splitClauses(raw: string): Clause[] {
  const parts = raw.split(borders);
  const clauses = parts.flatMap((part, at) => (at % 2 === 0 ? [{ raw: (part ?? '').trim(), mark: parts[at + 1] ?? '' }] : []));
  return clauses.filter((clause) => clause.raw !== '');
}

const [decisions, exceptions] = [toSet(file.decides), toSet(file.exceptions)];
const endings = file.decidesBy.split(' ');
/** "Karu", "rukvaun": a Hindi verb in the first person is a question what to do. */
export const isFirstPerson = (word: string): boolean =>
  !exceptions.has(word) && endings.some((each) => word.endsWith(each) && word.length > each.length);

/** "Should I", "karu", "lena chahiye": asks for the user's own decision. */
export const hasDecisionVerb = (plain: string): boolean => plain.split(' ').some((word) => decisions.has(shorten(word)) || decisions.has(word) || isFirstPerson(word));

const joining = toSet(file.joinsRefusal);
/** "… ya nahi", "… or not": the text ends with a negation. */
const endsWithNegation = (words: readonly string[]): boolean => refusals.has(words.at(-1) ?? '') && joining.has(words.at(-2) ?? '');

function asks({ raw, mark }: Clause, text: QuestionText): boolean {
  const { plain, mayBeHindi } = readText(raw, text.language);
  const words = plain.trim().split(' ');
  const isReportedSpeech = (at: number) => words[at] === said && words[at - 1] === teller;
  // "Bol nahi sakti" is a statement.
  const isUnable = (at: number) => words[at]?.startsWith('sakt') === true && refusals.has(words[at - 1] ?? '');
  const isAsked = words.some((word, at) => anywhere.has(word) && !isReportedSpeech(at) && !isUnable(at));
  const last = words.at(-1) ?? '';
  // Among Hindi words "is" is this one, and "do" two.
  const isOrder = orders.some((order) => plain.startsWith(order));
  const startsWithQuestionWord = opening.has(words[0] ?? '') && !isOrder && !(text.language !== 'English' && alsoHindi.has(words[0] ?? ''));
  return mark.includes('?') || endsWithNegation(words) || isAsked || startsWithQuestionWord || ending.has(last) || (mayBeHindi && (isFirstPerson(last) || endsInFuture(raw)));
}

const firsts = toSet(file.firsts);
const [notFuture, copulas] = [toSet(file.notFuture), toSet(file.copulas)];
const futureEndings = file.futureBy.split(' ');

/** "Will …", "how …": starts like an English question. */
export const startsAsQuestion = (raw: string): boolean => {
  const { plain, language } = readText(raw, 'English');
  const first = plain.trim().split(' ')[0] ?? '';
  const isOrder = orders.some((order) => plain.startsWith(order));
  return firsts.has(first) || (opening.has(first) && !isOrder && (language === 'English' || !alsoHindi.has(first)));
};

const getLastWord = (raw: string): string => readText(raw, 'Hinglish').plain.trim().split(' ').at(-1) ?? '';

/** "… hoga", "… milegi": ends in a Hindi future verb. */
export const endsInFuture = (raw: string): boolean => {
  const last = shorten(getLastWord(raw));
  return !notFuture.has(last) && futureEndings.some((each) => last.endsWith(each));
};

/** "… karu", "… hoga", "… hai", "… ya nahi": a text ends like a Hindi question; "nahi" alone is a negation. */
export function endsAsQuestion(raw: string): boolean {
  const words = readText(raw, 'Hinglish').plain.trim().split(' ');
  const last = words.at(-1) ?? '';
  if (refusals.has(last)) return endsWithNegation(words);
  return endsInFuture(raw) || copulas.has(last) || ending.has(last) || isFirstPerson(last) || decisions.has(last);
}

/** Whether a clause starts like an English question. */
export const hasQuestionClause = (raw: string): boolean => splitClauses(raw).some((clause) => startsAsQuestion(clause.raw));

/** Whether any clause is a question. */
export const isQuestion = (text: QuestionText): boolean => splitClauses(text.raw).some((clause) => asks(clause, text));

const states = toSet(file.states);

/** Whether a text is only a statement: "I am a Virgo ascendant". */
export const isStatement = (text: QuestionText): boolean => !isQuestion(text) && text.plain.split(' ').some((word) => states.has(word));

/** The asking clauses of a message, without statements before or after; the whole if there are none. */
export function askingPart(text: QuestionText): QuestionText {
  const clauses = splitClauses(text.raw);
  const askingClauses: Clause[] = [];
  for (const clause of clauses) {
    const isBehind = askingClauses.length > 0 && askingClauses.at(-1) === clauses[clauses.indexOf(clause) - 1] && clause.raw.split(/\s+/u).length <= maxTrailingWords;
    if (isBehind || asks(clause, text)) askingClauses.push(clause);
  }
  if (askingClauses.length === 0 || askingClauses.length === clauses.length) return text;
  return { ...readText(askingClauses.map(({ raw }) => raw).join(' '), text.language), language: text.language, mayBeHindi: text.mayBeHindi };
}

const statementWords: Readonly<Record<'en' | 'hi', ReadonlySet<string>>> = { en: toSet(file.told.en), hi: toSet(file.told.hi) };

const beingWords = toSet(file.being);
/** "She blocked me": a regular past; "it is planned" is none. */
const isPast = (word: string, before = ''): boolean =>
  statementWords.en.has(word) || (/^\w{3,}[^e]ed$/u.test(word) && !beingWords.has(before));

/** Whether a text is about the past. */
export const isAboutPast = ({ plain, language }: QuestionText): boolean =>
  plain.split(' ').some((word, at, words) => (language === 'English' ? isPast(word, words[at - 1]) : statementWords.hi.has(word)));

const before = toSet(file.before);

/** Whether a clause asks about the time before one that is stated elsewhere. */
export const asksBefore = ({ plain }: QuestionText): boolean => plain.split(' ').some((word) => before.has(word));

/** The clauses of a text, each read by itself. */
export const readClauses = (text: QuestionText): QuestionText[] =>
  splitClauses(text.raw).map(({ raw }) => ({ ...readText(raw, text.language), language: text.language, mayBeHindi: text.mayBeHindi }));
