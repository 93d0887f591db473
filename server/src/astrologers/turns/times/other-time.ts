import { composePast } from '../../answers/past';
import type { Composed } from '../../compose/composed';
import { judge } from '../../compose/judgement';
import { yearMs } from '../../compose/years-ahead';
import { indiaMs } from '../../../indian-date';
import { findHorizon, type Horizon } from '../../question/horizon';
import { readText } from '../../question/question-text';
import { dayMs } from '../../question/dates/spans';
import { englishMonthNames } from '../../vocabulary/english';
import { findWay, type Way } from '../content';
import { findDayOfMonth } from '../find-correction';
import { formatWay } from '../format-way';
import { askAbout, askAgain, type Turn, type Weighed } from '../turn';

/** The variant of a form in its words, with the grounds of the previous answer. */
function composeOwnWay(turn: Weighed, way: Way): Composed | null {
  const { about, judgement, ask, asked } = turn;
  const text = formatWay(turn, way);
  return text === null
    ? null
    : { text, context: about, sensitiveTopic: null, judgement, isFree: false, usesChart: true, asked: { ask, form: asked } };
}

/** The time before or after a day, month, year or span of years, as typed. */
function nameBeside({ from, to, unit, isPast }: Horizon, isAfter: boolean): string | null {
  const day = new Date((isAfter ? to + dayMs / 2 : from - dayMs / 2) + indiaMs);
  const [year, month] = [day.getUTCFullYear(), englishMonthNames[day.getUTCMonth()] ?? ''];
  const years = Math.round((to - from) / yearMs);
  if (unit === 'span' && isPast && years > 0)
    return isAfter ? `from ${year} to ${year + years - 1}` : `from ${year - years + 1} to ${year}`;
  if (unit === 'year') return `in ${year}`;
  if (unit === 'month') return `in ${month} ${year}`;
  return unit === 'day' ? `${day.getUTCDate()} ${month} ${year}` : null;
}

const halves: readonly (string | undefined)[] = ['first_half', 'second_half'];

/** The first or the second half of the time of the question. */
function getHalf({ from, to, unit, isPast, english, hindi }: Horizon, at: number): Horizon | null {
  if (unit === 'day') return null;
  const middle = from + Math.round((to - from) / 2 / dayMs) * dayMs;
  const [en, hi] = [english.replace(/^(?:in|on|by) /u, ''), hindi.replace(/ (?:में|तक)$/u, '')];
  return {
    ...(at === 0 ? { from, to: middle } : { from: middle, to }),
    unit: 'span',
    isPast,
    english: `in the ${at === 0 ? 'first' : 'second'} half of ${en}`,
    hindi: `${hi} के ${at === 0 ? 'पहले' : 'दूसरे'} आधे हिस्से में`,
  };
}

/** "And the one after that?" after a question about a day, month or year: the next or the previous one; null if the message asks for neither. */
export function timeBeside({ base, context: { question }, isCorrection }: Turn): Horizon | null {
  const of = base.context.read.horizon;
  const day = isCorrection ? findDayOfMonth(question.text, of, question.now) : null;
  if (day !== null) return day;
  const way = findWay('othertime', question.text);
  const half = halves.indexOf(way?.id);
  if (of !== null && half >= 0) return getHalf(of, half);
  if (of === null || !['before', 'after'].includes(way?.id ?? '')) return null;
  const name = nameBeside(of, way?.id === 'after');
  return name === null ? null : findHorizon(readText(name, 'English'), question.now, Date.parse(question.chart.utc));
}

/** The time before or after the named one, or the one that the message names. */
export function askOtherTime(turn: Weighed): Composed | null {
  const { context, said, asked, ask } = turn;
  const beside = timeBeside(turn);
  const isHalf = halves.includes(findWay('othertime', context.question.text)?.id);
  const horizon = isHalf ? (beside ?? context.read.horizon) : (context.read.horizon ?? beside);
  const way = findWay('othertime', context.question.text);
  // "2031 is far, nothing earlier?" repeats the time of the answer.
  const isAnswered = horizon?.unit === 'year' && said.answer.includes(horizon.english.replace(/\D+/gu, ''));
  if ((horizon === null || isAnswered) && way?.say !== undefined && ask.good !== undefined) return composeOwnWay(turn, way);
  if (horizon === null) return null;
  if (horizon.isPast) return askPast(turn, horizon);
  return askAgain(turn, asked === 'when' ? 'willIt' : null, { horizon });
}

/** The dashas and transits of a past time. */
export function askPast(turn: Weighed, horizon: Horizon | null): Composed {
  const context = askAbout(turn, { kind: 'past', horizon });
  const read = {
    context,
    sensitiveTopic: null,
    judgement: judge(context),
    isFree: false,
    usesChart: true,
    asked: { ask: turn.ask, form: turn.asked },
  };
  return { ...read, text: composePast(context) };
}

/** "By Diwali, for sure?": whether it happens by a time that the message names. */
export function askInTime(turn: Weighed): Composed | undefined {
  const { horizon } = turn.context.read;
  return horizon === null || horizon.isPast ? undefined : askAgain(turn, 'willIt', { horizon });
}
