import { sadeSatiPhase } from '../../astrology';
import { dayMs } from '../../day';
import { findAsk } from '../asks/find-ask';
import { fill, forms } from '../asks/forms';
import { languageOf } from '../asks/words-of';
import type { Composed } from '../compose/composed';
import { findWindows, runningPeriods, type Window } from '../plan/windows';
import { yearMs } from '../compose/years-ahead';
import { findFocus } from '../tools/focus';
import { compose } from './facts/answer-fact';
import { createTelling, join, type Telling } from './facts/telling';
import { withoutArticle } from './past';
import type { Asked } from './topic-answer';

const [firstAge, mostYears] = [12, 30];
/** A time that is shorter has no parts to compare. */
const shortestMs = 60 * dayMs;
/** What Sade Sati takes from a year. */
const satiPoints = 12;

const windowsOf = ({ strengths, asked: { question, read } }: Telling, from: number, to: number): Window[] =>
  findWindows(strengths, findFocus(read.matter.id, null, question.birth.gender), from, to);

/** The hardest and the lightest stretch of the time that is named, or of the year to come. */
function tellHardest(telling: Telling): string[] | null {
  const { say, context, asked, now } = telling;
  const { horizon } = asked.read;
  const isAhead = horizon !== null && horizon.to - Math.max(now, horizon.from) > shortestMs;
  const [from, to] = isAhead ? [Math.max(now, horizon.from), horizon.to] : [now, now + yearMs];
  const ranked = windowsOf(telling, from, to).sort((one, other) => one.score - other.score);
  const [hardest, lightest] = [ranked[0], ranked.at(-1)];
  if (hardest === undefined || lightest === undefined || hardest === lightest) return null;
  const span = (window: Window) => context.book.span(window, asked.question.astrologer);
  const [coming = ''] = fill(forms.comingYear, languageOf(context), {});
  const time = isAhead ? (context.isEnglish ? horizon.english : horizon.hindi) : coming;
  return [join([say('hardest', { time, span: span(hardest) }), say('hardestElse', { span: span(lightest) })]), say('hardestUse')];
}

/** The hardest or the best year of those that are over. */
function tellPast(telling: Telling, isHardest: boolean): string[] | null {
  const { say, context, chart, strengths, planet, now, asked } = telling;
  const { horizon } = asked.read;
  const thisYear = new Date(now).getUTCFullYear();
  const named = horizon?.isPast === true ? new Date(horizon.from).getUTCFullYear() : 0;
  const first = Math.max(new Date(chart.utc).getUTCFullYear() + firstAge, thisYear - mostYears, named);
  const years = Array.from({ length: Math.max(0, thisYear - first) }, (_, index) => first + index);
  const ranked = years
    .map((year) => {
      const [start, end, middle] = [Date.UTC(year, 0), Date.UTC(year + 1, 0), Date.UTC(year, 6)];
      const windows = windowsOf(telling, start, end);
      const mean = windows.reduce((sum, { score }) => sum + score, 0) / Math.max(1, windows.length);
      const isSati = sadeSatiPhase(chart, middle) !== null;
      return { year, middle, isSati, points: mean - (isSati ? satiPoints : 0) };
    })
    .sort((one, other) => (isHardest ? one.points - other.points : other.points - one.points));
  const [found, next] = ranked;
  if (found === undefined || next === undefined) return null;
  const { maha, antar } = runningPeriods(strengths, found.middle);
  const sati = isHardest && found.isSati ? `, ${fill(forms.past.sadeSati, languageOf(context), {})[0] ?? ''}` : '';
  const words = { year: String(found.year), maha: withoutArticle(planet(maha.lord)), antar: withoutArticle(planet(antar.lord)), sati };
  return [say(isHardest ? 'pastHardest' : 'pastBest', words), join([say('pastNext', { year: String(next.year) }), say('pastHonest')])];
}

const tells: Readonly<Record<string, (telling: Telling) => string[] | null>> = {
  hardest: tellHardest,
  pastHardest: (telling) => tellPast(telling, true),
  pastBest: (telling) => tellPast(telling, false),
};

/** Which time is the hardest of those ahead, or the hardest or best of those that are over; null where something else is asked. */
export function answerExtreme(asked: Asked): Composed | null {
  const tell = tells[findAsk('time', asked.read.text.raw)?.tells ?? ''];
  if (tell === undefined) return null;
  const telling = createTelling(asked);
  const told = tell(telling);
  return told === null ? null : { ...compose(telling, told, false), isFact: false };
}
