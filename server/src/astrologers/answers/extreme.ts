import { sadeSatiPhase } from '../../astrology';
import { dayMs } from '../../day';
import { findAsk } from '../asks/find-ask';
import { fill, forms } from '../asks/forms/forms';
import { getContentLanguage } from '../asks/ask-words';
import type { Composed } from '../compose/composed';
import { findWindows, runningPeriods, type Window } from '../plan/windows';
import { yearMs } from '../compose/years-ahead';
import { findFocus } from '../tools/focus';
import { compose } from './facts/answer-fact';
import { createFactInput, join, type FactInput } from './facts/fact-input';
import { withoutArticle } from './past';
import type { Asked } from './topic-answer';

const [firstAge, maxYears] = [12, 30];
/** A shorter time has no parts to compare. */
const minComparedMs = 60 * dayMs;
/** Points that Sade Sati costs a year. */
const satiPoints = 12;

const listWindows = ({ strengths, asked: { question, read } }: FactInput, from: number, to: number): Window[] =>
  findWindows(strengths, findFocus(read.matter.id, null, question.birth.gender), from, to);

/** Describes the hardest and easiest part of the named time or of the coming year. */
function describeHardest(input: FactInput): string[] | null {
  const { say, context, asked, now } = input;
  const { horizon } = asked.read;
  const isAhead = horizon !== null && horizon.to - Math.max(now, horizon.from) > minComparedMs;
  const [from, to] = isAhead ? [Math.max(now, horizon.from), horizon.to] : [now, now + yearMs];
  const ranked = listWindows(input, from, to).sort((one, other) => one.score - other.score);
  const [hardest, lightest] = [ranked[0], ranked.at(-1)];
  if (hardest === undefined || lightest === undefined || hardest === lightest) return null;
  const span = (window: Window) => context.book.span(window, asked.question.astrologer);
  const [coming = ''] = fill(forms.comingYear, getContentLanguage(context), {});
  const time = isAhead ? (context.isEnglish ? horizon.english : horizon.hindi) : coming;
  return [join([say('hardest', { time, span: span(hardest) }), say('hardestElse', { span: span(lightest) })]), say('hardestUse')];
}

/** Describes the hardest or the best past year. */
function describePast(input: FactInput, isHardest: boolean): string[] | null {
  const { say, context, chart, strengths, planet, now, asked } = input;
  const { horizon } = asked.read;
  const thisYear = new Date(now).getUTCFullYear();
  const named = horizon?.isPast === true ? new Date(horizon.from).getUTCFullYear() : 0;
  const first = Math.max(new Date(chart.utc).getUTCFullYear() + firstAge, thisYear - maxYears, named);
  const years = Array.from({ length: Math.max(0, thisYear - first) }, (_, index) => first + index);
  const ranked = years
    .map((year) => {
      const [start, end, middle] = [Date.UTC(year, 0), Date.UTC(year + 1, 0), Date.UTC(year, 6)];
      const windows = listWindows(input, start, end);
      const mean = windows.reduce((sum, { score }) => sum + score, 0) / Math.max(1, windows.length);
      const isSati = sadeSatiPhase(chart, middle) !== null;
      return { year, middle, isSati, points: mean - (isSati ? satiPoints : 0) };
    })
    .sort((one, other) => (isHardest ? one.points - other.points : other.points - one.points));
  const [found, next] = ranked;
  if (found === undefined || next === undefined) return null;
  const { maha, antar } = runningPeriods(strengths, found.middle);
  const sati = isHardest && found.isSati ? `, ${fill(forms.past.sadeSati, getContentLanguage(context), {})[0] ?? ''}` : '';
  const words = { year: String(found.year), maha: withoutArticle(planet(maha.lord)), antar: withoutArticle(planet(antar.lord)), sati };
  return [say(isHardest ? 'pastHardest' : 'pastBest', words), join([say('pastNext', { year: String(next.year) }), say('pastHonest')])];
}

const describers: Readonly<Record<string, (input: FactInput) => string[] | null>> = {
  hardest: describeHardest,
  pastHardest: (input) => describePast(input, true),
  pastBest: (input) => describePast(input, false),
};

/** The hardest time ahead, or the hardest or best past year; null if something else is asked. */
export function answerExtreme(asked: Asked): Composed | null {
  const tell = describers[findAsk('time', asked.read.text.raw)?.tells ?? ''];
  if (tell === undefined) return null;
  const input = createFactInput(asked);
  const paragraphs = tell(input);
  return paragraphs === null ? null : { ...compose(input, paragraphs, false), isFact: false };
}
