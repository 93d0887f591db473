import words from '../../../../content/days/words.json';
import type { Ask } from '../../asks/ask';
import type { Composed } from '../../compose/composed';
import { createContext, type Context } from '../../compose/context';
import { findFestival, findFestivals } from '../../question/dates/festivals';
import { findHorizon, type Horizon } from '../../question/horizon';
import { hasLexeme, lexeme } from '../../question/lexicon';
import { readText } from '../../question/question-text';
import { dayMs } from '../../question/dates/spans';
import { istDay } from '../../vocabulary/days';
import type { Asked, TopicAnswer } from '../topic-answer';
import { answerPurpose } from './answer-purpose';
import { daysAsked, namedSeason, describeEclipse, describeFestival, describeSeason } from './calendar-days';
import { paragraphs } from './day-forms';
import { findDates, type NamedDates } from './find-dates';
import { asksGoodDay } from './asks-good-day';
import { findPurposes, partsByPurpose } from './find-purpose';
import { findWish } from './find-wish';
import { findLimb, describePartOfDay } from './limbs';
import { describeOutlook } from './outlook';
import { describePartFor, describeSeasonFor } from './describe-hindrance';
import { toNoon } from './day-words';
import { isForOther, maxSearchMs } from './rate-days';
import { getContentLanguage } from '../../asks/ask-words';

/** Question kinds that ask for a fact rather than for the choice of a day. */
const factKinds = ['fact', 'when', 'which', 'meaning'] as const;
const decisionKinds = ['muhurta', 'yesNo', 'either', 'risk', 'doubt'] as const;
/** Topics of questions about days. */
const dayTopics = ['x_muhurta', 'x_fact', 'x_time', 'x_elsewhere', 'spirit'] as const;
const bound = lexeme(words.bound[0] ?? '', words.bound[1]);
const [minDayShare, minMuhurtaShare, minDatedShare, maxWordsOfShortLine, maxPurposes] = [0.35, 0.3, 0.1, 7, 3];

const sumShares = (asked: Asked, kinds: readonly Asked['line']['wanted']['value'][]): number =>
  kinds.reduce((sum, kind) => sum + asked.line.wanted.shareOf(kind), 0);
const isFree = (context: Context, text: string): Composed => ({
  text,
  context,
  sensitiveTopic: null,
  judgement: null,
  isFree: true,
  usesChart: false,
});

/** The day whose almanac the question is about; today if none is named. */
function getDay({ read, question }: Context, { dates }: NamedDates): string {
  const { horizon } = read;
  const festival = findFestival(read.text);
  const [named] = dates;
  if (named !== undefined) return named;
  if (horizon?.unit === 'day') return istDay(new Date(horizon.from + dayMs / 2));
  return (festival && daysAsked({ read, question, now: question.now.getTime() } as Context, festival)[0]) ?? istDay(question.now);
}

/** Answers from the almanac: a part of a day, a festival, a season or an eclipse; null if none is asked for. Free, as on the almanac page. */
export const answerAlmanac: TopicAnswer = (asked) => {
  const { question, read, line } = asked;
  const share = dayTopics.reduce((sum, topic) => sum + line.topic.shareOf(topic), 0);
  if (share < minDayShare) return null;
  const context = createContext(question, read);
  const limb = findLimb(context);
  const isFact = sumShares(asked, factKinds) >= sumShares(asked, decisionKinds);
  const festivals = findFestivals(read.text);
  if (limb && (limb.isSpan || isFact)) {
    const dates = findDates(question.text, question.now);
    const [first = '', ...rest] = describePartOfDay(context, limb.id, getDay(context, dates));
    // The hour of a festival is that of its next date, which is stated first.
    const when = festivals[0] && dates.dates.length === 0 ? (describeFestival(context, festivals[0])[0] ?? '') : '';
    return isFree(context, paragraphs([when, first], rest));
  }
  if (!isFact) return null;
  const isBound = read.horizon?.unit === 'span' || hasLexeme(read.text, bound);
  const sentences = describeEclipse(context) ?? describeSeason(context);
  if (sentences) return isFree(context, paragraphs(...sentences.map((each) => [each])));
  if (festivals.length === 0 || isBound || (line.topic.value === 'x_time' && read.text.length > maxWordsOfShortLine)) return null;
  const days = festivals.map((each) => describeFestival(context, each)).filter((each) => each.length > 0);
  return days.length === 0 ? null : isFree(context, paragraphs(days.length > 1 ? days.map(([first = '']) => first) : days.flat()));
};

/** Whether a day is asked for; a small share is enough if a future day is named. */
function asksDay(asked: Asked, { dates }: NamedDates): boolean {
  const { topic, wanted } = asked.line;
  const share = topic.shareOf('x_muhurta');
  if (topic.value === 'x_muhurta' || (wanted.value === 'muhurta' && share >= minMuhurtaShare)) return true;
  const isAhead = dates.length > 0 && dates.every((date) => date >= istDay(asked.question.now));
  return isAhead && (wanted.value === 'either' ? dates.length > 1 : share >= minDatedShare && sumShares(asked, decisionKinds) > 0.5);
}

/** A day or an hour for a purpose, or the quality of a day. */
export const answerDay: TopicAnswer = (asked) => {
  const { question, read, line } = asked;
  // A tithi or festival named beside a purpose only limits the days that are searched.
  const limb = findLimb({ read });
  const isGoodDay = asksGoodDay(read);
  const almanac = isGoodDay && !(limb?.id === 'choghadiya') ? null : answerAlmanac(asked);
  if (almanac !== null) return almanac;
  const context = createContext(question, read);
  const named = findDates(question.text, question.now);
  const horizon = read.horizon;
  const asksHow = sumShares(asked, ['how', 'when', 'fact', 'talk']) > sumShares(asked, decisionKinds);
  if (!isGoodDay && line.topic.value === 'x_time' && horizon?.unit === 'day' && !horizon.isPast && asksHow) {
    const text = describeOutlook(context, horizon.from + dayMs / 2);
    return { text, context, sensitiveTopic: null, judgement: null, isFree: false, usesChart: true };
  }
  if (!isGoodDay && !asksDay(asked, named)) return null;
  const asks = findPurposes(read.text, question.text).slice(0, maxPurposes);
  const [ask] = asks;
  if (ask?.answer) return isFree(context, ask.answer[getContentLanguage(context)].map((each) => context.render([each])).join(' '));
  const found = findFestival(read.text);
  const festivalDay = found && !hasLexeme(read.text, bound) ? daysAsked(context, found)[0] : undefined;
  // "Is Amavasya bad? Mine is on the 9th": a date says more about the day than a tithi beside it.
  const date = named.dates.length === 0 || named.dates.some((each) => each === festivalDay) ? festivalDay : undefined;
  const festival = found && date !== undefined ? { en: found.en, hi: found.hi, ids: found.ids ?? [], date } : null;
  const wish = findWish(read.text, named);
  const part = limb?.isSpan === true && limb.id !== 'choghadiya' ? limb.id : null;
  const parts = partsByPurpose(read.text, asks)?.map((part) => ({ part, at: findPartHorizon(context, part) }));
  // Purposes have their own times only if all of them do.
  const isEach = parts?.every(({ at }) => at !== null) === true;
  const sentences = asks.flatMap(({ day: purpose }: Ask, index) => {
    if (!purpose) return [];
    const own = isEach ? parts[index] : undefined;
    const dayAsk = {
      context: own ? createContext(question, { ...read, horizon: own.at }) : context,
      purpose,
      named: own ? findDates(own.part, question.now) : named,
      festival: own ? null : festival,
      wish,
      way: wish.way,
      star: wish.star,
      forOther: isForOther(line.whose),
    };
    if (purpose.decides === undefined && part !== null) return [describePartFor(dayAsk, part, getDay(context, named))];
    return [(purpose.decides === undefined ? describeSeasonFor(dayAsk) : null) ?? answerPurpose(dayAsk)];
  });
  const text = joinAnswers(sentences);
  if (text === '') return null;
  const season = namedSeason(context)?.span;
  const seasonDays = season ? [season.from, season.to].map((noon) => istDay(new Date(noon))) : [];
  const days = daysNamed([...named.dates, ...(date === undefined ? [] : [date]), ...seasonDays]);
  return { text, context, sensitiveTopic: null, judgement: null, isFree: false, usesChart: true, ...(days === null ? {} : { days }) };
};

const findPartHorizon = ({ question, read }: Context, part: string): Horizon | null =>
  findHorizon(readText(part, read.language), question.now, Date.parse(question.chart.utc));

/** The days that an answer may name if the message names days: those, and the search range after them. */
function daysNamed(dates: readonly string[]): Composed['days'] | null {
  const [first, ...rest] = [...dates].sort();
  const last = rest.at(-1) ?? first;
  if (first === undefined || last === undefined) return null;
  return { from: first, to: istDay(new Date(toNoon(last) + maxSearchMs)) };
}

/** Joins the answers for several purposes, first sentences first. */
function joinAnswers(sentences: readonly string[]): string {
  const parts = sentences.map((each) => each.split('\n\n'));
  return paragraphs(
    parts.map(([first = '']) => first),
    ...parts.slice(0, 1).flatMap(([, ...rest]) => rest.map((each) => [each])),
  );
}
