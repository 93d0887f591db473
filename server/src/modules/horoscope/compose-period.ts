import type { HoroscopeAreas, Locale } from '@oracle-astra/shared/contract';
import type { GrahaPosition } from '../../astrology';
import { pick, rateAreas, type AreaDay } from './compose';
import type { Transit } from './gochara';
import { periodPhrases } from './phrases';
import type { PeriodPhrases } from './phrases/types';
import { rateFavourability } from './areas';

/** A day of a period: `date` as `YYYY-MM-DD`, with its sky. */
export interface PeriodDay {
  date: string;
  sky: readonly GrahaPosition[];
}

export interface PeriodInput {
  sign: number;
  days: readonly PeriodDay[];
  /** How many of its best days are named. */
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

/** The best days with the Moon's house, the hardest day, and what the slow planets do; a line with where they begin. */
function composeArea(course: readonly RatedDay[], { sign, at, bestCount, phrases }: AreaInput) {
  const byScore = [...course].sort((one, other) => other.score - one.score);
  const [best, hardest] = [byScore[0], byScore.at(-1)];
  const [start, end] = [course[0], course.at(-1)];
  if (!best || !hardest || !start || !end) throw new Error('A period has days.');
  const score = mean(course.map((day) => day.score));
  const bestDates = byScore
    .slice(0, bestCount)
    .map(({ date }) => date)
    .sort();
  const turn = Math.floor(Date.parse(start.date) / 604_800_000) + sign + at;
  const slow = start.ranked.find(({ graha }) => graha !== 'Moon');
  const moved = slow && end.ranked.find(({ graha, house }) => graha === slow.graha && house !== slow.house);
  const sentences = [
    pick(phrases.best, turn)(bestDates, moonOf(best)),
    pick(phrases.hardest, turn)(hardest.date, moonOf(hardest)),
    ...(slow ? [pick(phrases.slow[rateFavourability(score)], turn)(slow)] : []),
    ...(moved ? [phrases.moves(moved)] : []),
  ];
  return { score, split_response: sentences.join(' ') };
}

function moonOf({ ranked }: AreaDay): Transit {
  const moon = ranked.find(({ graha }) => graha === 'Moon');
  if (moon === undefined) throw new Error('Every area weighs the Moon.');
  return moon;
}
