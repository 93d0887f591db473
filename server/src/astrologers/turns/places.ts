import { languageOf, wordsOf, type AskWords } from '../asks/words-of';
import type { Context } from '../compose/context';
import { chooseGrounds } from '../compose/judgement';
import { meaningOf } from '../answers/meanings';
import { chartKey } from '../compose/context';
import type { Factor } from '../plan/weigh';
import { yearMs } from '../compose/years-ahead';
import { findWindows, runningPeriods } from '../plan/windows';
import { dayMs } from '../question/dates/spans';
import { matterTable } from '../tools/tables';
import { englishOrdinal } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { statementsOf } from '../words/english-book';
import { hindiStatementsOf } from '../words/hindi-book';
import { shares } from './content';
import type { Weighed } from './turn';

const openDays = 15;

/** A day or month, as the astrologer says it. */
const pointOf = ({ book, question }: Context, at: number): string =>
  book.span({ start: at, end: at }, question.astrologer).replace(/^.* (?:to|से) /u, '');

/** How far behind a window the one after it is looked for. */
const yearsAfter = 8;
/** A window of such a score supports a matter by itself. */
const enough = 30;

function timesOf({ about, judgement: { window, focus } }: Weighed): AskWords {
  const { antar } = runningPeriods(about.strengths, about.now);
  const period = about.book.day(antar.end);
  if (window === null) return { period };
  const isOpen = window.start - about.now < openDays * dayMs;
  // What begins where the window ends is the same time going on.
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
    ...(isOpen ? { end: pointOf(about, window.end) } : { from: pointOf(about, window.start) }),
    [sooner !== undefined && sooner.score >= enough ? 'sooner' : 'weaker']: sooner && about.book.span(sooner, astrologer),
    next: later && about.book.span(later, astrologer),
    middle: pointOf(about, (Math.max(window.start, about.now) + window.end) / 2),
  };
}

/** A year that the line names, by whether an answer of this chat has named it. */
export function yearsOf({ context: { question } }: Pick<Weighed, 'context'>): AskWords {
  const year = /(?<!\d)20\d\d(?!\d)/u.exec(question.text)?.[0];
  if (year === undefined) return {};
  return (question.turns ?? []).some(({ answer }) => answer.includes(year)) ? { named: year } : { unnamed: year };
}

/** A factor of the chart and what it means for the matter. */
export const strainWords = ({ about, judgement }: Weighed, factor: Factor) => ({
  fact: (about.isEnglish ? statementsOf : hindiStatementsOf)(factor),
  meaning: meaningOf(matterTable[judgement.matter.id].area, factor, chartKey(about.question))[languageOf(about)],
});

const number = /(?<![\d.])\d[\d.,]*/gu;

/** The age that a line tells: its only number, where that is one. */
function ageOf(line: string): string | undefined {
  const [found, ...more] = line.match(number) ?? [];
  return found !== undefined && more.length === 0 && /^(?:[5-9]|[1-9]\d)$/u.test(found) ? found : undefined;
}

/** What stands at the places in braces of the sentences of second turns. */
export function placesOf(turn: Weighed): Readonly<Record<string, string | readonly string[] | undefined>> {
  const { about, ask, judgement, context } = turn;
  const language = languageOf(about);
  const { factors } = judgement.weighed;
  const statements = about.isEnglish ? statementsOf : hindiStatementsOf;
  const strain = factors.find(({ weight }) => weight < 0);
  const support = factors.find((each) => each.weight > 0 && !toldOf(turn).includes(each)) ?? factors.find(({ weight }) => weight > 0);
  const house = judgement.focus.houses[0] ?? 1;
  return {
    ...wordsOf(about, ask),
    ...timesOf(turn),
    ...yearsOf(turn),
    step: ask.steps?.map((each) => each[language]),
    share: shares[judgement.level][language],
    ...(strain && strainWords(turn, strain)),
    for: support && statements(support),
    house: language === 'en' ? englishOrdinal(house) : hindiOrdinal(house, 'oblique'),
    lord: about.book.planet(about.strengths.view.lord(house)),
    age: ageOf(context.question.text),
  };
}

/** What the answer before told of the chart. */
export function toldOf({ judgement, about }: Weighed): Factor[] {
  const { grounds, against } = chooseGrounds(judgement, about.question.astrologer === 'Oracle' ? 2 : 3);
  return [...grounds, ...(against ? [against] : [])];
}
