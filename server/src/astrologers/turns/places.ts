import { getContentLanguage, getWords, type AskWords } from '../asks/ask-words';
import type { Context } from '../compose/context';
import { chooseGrounds } from '../compose/judgement';
import { getMeaning } from '../answers/meanings';
import { chartKey } from '../compose/context';
import type { Factor } from '../plan/weigh';
import { yearMs } from '../compose/years-ahead';
import { placesIn as placesNamedIn } from '../asks/things';
import file from '../../../content/asking.json';
import { findAllKin, type Kin } from '../question/people';
import type { QuestionText } from '../question/question-text';
import { toHinglish } from '../words/hinglish';
import { findWindows, runningPeriods } from '../plan/windows';
import { dayMs } from '../question/dates/spans';
import { matterTable, relativeTable } from '../tools/tables';
import { englishOrdinal } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { listStatements } from '../words/english-book';
import { listHindiStatements } from '../words/hindi-book';
import { shares } from './content';
import type { Weighed } from './turn';

const openDays = 15;

/** A text of the content in the letters of the answer. */
const inLanguage = ({ read }: Context, text: string): string => (read.language === 'Hinglish' ? toHinglish(text) : text);

/** A day or month, as the astrologer names it. */
const formatPoint = ({ book, question }: Context, at: number): string =>
  book.span({ start: at, end: at }, question.astrologer).replace(/^.* (?:to|से) /u, '');

/** How far after a window the next one is searched. */
const yearsAfter = 8;
/** Minimum score of a window that supports a matter. */
const minStrength = 30;

function fillTimes({ about, judgement: { window, focus } }: Weighed): AskWords {
  const { antar } = runningPeriods(about.strengths, about.now);
  const period = about.book.day(antar.end);
  if (window === null) return { period };
  const isOpen = window.start - about.now < openDays * dayMs;
  // A window that starts at the end of the last one is the same time.
  const later = findWindows(about.strengths, focus, window.end, window.end + yearsAfter * yearMs).find(
    ({ start }) => start > window.end + dayMs,
  );
  if (later) about.windows.push(later);
  const [sooner] = isOpen ? [] : findWindows(about.strengths, focus, about.now, window.start);
  if (sooner) about.windows.push(sooner);
  const { astrologer } = about.question;
  return {
    period,
    span: about.book.span(window, astrologer),
    ...(isOpen ? { end: formatPoint(about, window.end) } : { from: formatPoint(about, window.start) }),
    [sooner !== undefined && sooner.score >= minStrength ? 'sooner' : 'weaker']: sooner && about.book.span(sooner, astrologer),
    next: later && about.book.span(later, astrologer),
    middle: formatPoint(about, (Math.max(window.start, about.now) + window.end) / 2),
  };
}

/** A year in the message, and whether an answer of this chat has named it. */
export function fillYears({ context: { question } }: Pick<Weighed, 'context'>): AskWords {
  const year = /(?<!\d)20\d\d(?!\d)/u.exec(question.text)?.[0];
  if (year === undefined) return {};
  return (question.turns ?? []).some(({ answer }) => answer.includes(year)) ? { named: year } : { unnamed: year };
}

/** A factor of the chart with its meaning for the matter. */
export const describeStrain = ({ about, judgement }: Weighed, factor: Factor) => ({
  fact: (about.isEnglish ? listStatements : listHindiStatements)(factor),
  meaning: getMeaning(matterTable[judgement.matter.id].area, factor, chartKey(about.question))[getContentLanguage(about)],
});

const number = /(?<![\d.])\d[\d.,]*/gu;

const otherPersonWords = new Set(file.ofOthers.split(' '));

/** The only relative of the user that a message names; "his mother" is none. */
function personIn(text: QuestionText): Kin | undefined {
  const [kin, ...more] = findAllKin(text).filter(({ id }) => id !== 'partner');
  const words = text.plain.trim().split(' ');
  const isUnclear = more.length > 0 || words.some((word) => otherPersonWords.has(word)) || (kin?.id === 'boss' && !words.includes(kin.id));
  return isUnclear ? undefined : kin;
}

/** The person and the place that a message names. */
export function namesIn({ context }: Pick<Weighed, 'context'>): AskWords {
  const { read } = context;
  const language = getContentLanguage(context);
  const kin = personIn(read.text);
  const [place] = placesNamedIn({ ...read.text, language: read.language });
  const named = kin && relativeTable[kin.id][language];
  return { person: named && (context.isEnglish ? `your ${named}` : named), place: place?.[language] };
}

/** The steps of an ask that the previous answer did not name, or all of them. */
export function listSteps({ ask, about, said }: Weighed): string[] {
  const steps = (ask.steps ?? []).map((each) => each[getContentLanguage(about)]);
  const previousAnswer = said.answer.toLowerCase();
  const newSteps = steps.filter((each) => !previousAnswer.includes(inLanguage(about, each).toLowerCase()));
  return newSteps.length > 0 ? newSteps : steps;
}

/** The age in a message, if it is its only number. */
function findAge(line: string): string | undefined {
  const [found, ...more] = line.match(number) ?? [];
  return found !== undefined && more.length === 0 && /^(?:[5-9]|[1-9]\d)$/u.test(found) ? found : undefined;
}

/** Placeholder values of follow-up sentences. */
export function fillPlaceholders(turn: Weighed): Readonly<Record<string, string | readonly string[] | undefined>> {
  const { about, ask, judgement, context } = turn;
  const language = getContentLanguage(about);
  const { factors } = judgement.weighed;
  const statements = about.isEnglish ? listStatements : listHindiStatements;
  const straining = factors.find(({ weight }) => weight < 0);
  const supporting =
    factors.find((each) => each.weight > 0 && !listShownGrounds(turn).includes(each)) ?? factors.find(({ weight }) => weight > 0);
  const house = judgement.focus.houses[0] ?? 1;
  return {
    ...getWords(about, ask),
    ...fillTimes(turn),
    ...fillYears(turn),
    ...namesIn(turn),
    step: listSteps(turn),
    share: shares[judgement.level][language],
    ...(straining && describeStrain(turn, straining)),
    for: supporting && statements(supporting),
    house: language === 'en' ? englishOrdinal(house) : hindiOrdinal(house, 'oblique'),
    lord: about.book.planet(about.strengths.view.lord(house)),
    age: findAge(context.question.text),
  };
}

/** The grounds shown in the previous answer. */
export function listShownGrounds({ judgement, about }: Weighed): Factor[] {
  const { grounds, against } = chooseGrounds(judgement, about.question.astrologer === 'Oracle' ? 2 : 3);
  return [...grounds, ...(against ? [against] : [])];
}
