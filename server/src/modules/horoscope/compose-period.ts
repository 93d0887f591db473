import type { HoroscopeAreas, Locale } from '@oracle-astra/shared/contract';
import type { GrahaPosition, Transit } from '../../astrology';
import { pick, rateAreas, type AreaDay } from './compose';
import { periodPhrases } from './phrases';
import type { Favourability, MoonDates, PeriodPhrases } from './phrases/types';

/** A day of a period: `date` as `YYYY-MM-DD`, with its sky. */
export interface PeriodDay {
  date: string;
  sky: readonly GrahaPosition[];
}

export interface PeriodInput {
  sign: number;
  days: readonly PeriodDay[];
  /** The number of best days that are named. */
  bestCount: number;
  locale: Locale;
}

interface RatedDay extends AreaDay {
  date: string;
}

/** Score and text of each life area over a week or month, and the mean score of each of its days. */
export function composePeriod({ sign, days, bestCount, locale }: PeriodInput): {
  areas: HoroscopeAreas;
  days: { date: string; score: number }[];
} {
  const rated = days.map(({ date, sky }) => ({ date, areas: rateAreas(sign, sky) }));
  const first = rated[0];
  if (first === undefined) throw new Error('A period has days.');
  const phrases = periodPhrases[locale];
  const areas = first.areas.map(({ area }, at): [string, HoroscopeAreas[string]] => {
    const course = rated.flatMap(({ date, areas: ofDay }) => ofDay.filter((one) => one.area === area).map((one) => ({ ...one, date })));
    return [area.name, composeArea(course, { sign, at, bestCount, phrases })];
  });
  return {
    areas: Object.fromEntries(areas),
    days: rated.map(({ date, areas: ofDay }) => ({ date, score: mean(ofDay.map(({ score }) => score)) })),
  };
}

const mean = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);

interface AreaInput {
  sign: number;
  at: number;
  bestCount: number;
  phrases: PeriodPhrases;
}

/** The best and the hardest days, each with its Moon, and the effect of a slower planet, with a line if it moves on. */
function composeArea(course: readonly RatedDay[], { sign, at, bestCount, phrases }: AreaInput) {
  const byScore = [...course].sort((one, other) => other.score - one.score);
  const best = byScore.slice(0, bestCount).sort((one, other) => one.date.localeCompare(other.date));
  const hardest = byScore.at(-1);
  const start = course[0];
  if (!hardest || !start) throw new Error('A period has days.');
  const score = mean(course.map((day) => day.score));
  const turn = Math.floor(Date.parse(start.date) / 604_800_000) + sign + at;
  const isFavoured = best.every(({ tone }) => tone === 'favourable');
  const sentences = [
    pick(isFavoured ? phrases.best : phrases.easier, turn)(groupByMoon(best)),
    pick(phrases.hardest, turn)(hardest.date, moonOf(hardest)),
    ...composeSlow(course, phrases, turn),
  ];
  return { score, split_response: sentences.join(' ') };
}

/** Days with the Moon in the same house are grouped. */
function groupByMoon(days: readonly RatedDay[]): MoonDates[] {
  const houses = [...new Set(days.map((day) => moonOf(day).house))];
  return houses.flatMap((house) => {
    const [first, ...rest] = days.filter((day) => moonOf(day).house === house);
    return first ? [{ dates: [first, ...rest].map(({ date }) => date), moon: moonOf(first) }] : [];
  });
}

const toneOf = ({ merit }: Transit): Favourability => (merit > 0 ? 'favourable' : merit < 0 ? 'unfavourable' : 'mixed');

/** The effect of the most important slower planet of the first day where it stays longest, and its position at the end. */
function composeSlow(course: readonly RatedDay[], phrases: PeriodPhrases, turn: number): string[] {
  const graha = course[0]?.ranked.find((transit) => transit.graha !== 'Moon')?.graha;
  const path = course.flatMap(({ ranked }) => ranked.filter((transit) => transit.graha === graha));
  const houses = [...new Set(path.map(({ house }) => house))];
  const [stay = []] = houses
    .map((house) => path.filter((transit) => transit.house === house))
    .sort((one, other) => other.length - one.length);
  const [slow, end] = [stay[0], path.at(-1)];
  if (slow === undefined) return [];
  const retrograde = stay.every((transit) => transit.retrograde);
  return [
    pick(phrases.slow[toneOf(slow)], turn)({ ...slow, retrograde }),
    ...(end && end.house !== slow.house ? [phrases.moves(end)] : []),
  ];
}

function moonOf({ ranked }: AreaDay): Transit {
  const moon = ranked.find(({ graha }) => graha === 'Moon');
  if (moon === undefined) throw new Error('Every area weighs the Moon.');
  return moon;
}
