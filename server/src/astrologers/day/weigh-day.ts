import { computeTransits, transits, type DayFacts, type HoroscopeGraha } from '../../astrology';
import type { Context } from '../compose/context';
import { getEnd, yearMs, yearsAhead } from '../compose/years-ahead';
import { monthEnd } from '../plan/windows';
import { toLevel, type Level } from '../tools/level';
import { getArea, type Area } from '../words/areas';
import type { Outlook } from '../asks/leads';
import type { When } from '../words/book';

/** The weight of each graha's transit for an area; slow ones have the highest, because months depend on them. */
const weights: Record<Area, Partial<Record<HoroscopeGraha, number>>> = {
  love: { Venus: 3, Jupiter: 3, Saturn: 2, Mars: 1 },
  work: { Saturn: 3, Jupiter: 2, Sun: 2, Mercury: 1 },
  money: { Jupiter: 3, Saturn: 2, Mercury: 2, Venus: 1 },
  home: { Jupiter: 2, Saturn: 2, Venus: 1, Mars: 1 },
  study: { Jupiter: 3, Mercury: 3, Saturn: 2 },
  away: { Saturn: 2, Jupiter: 2, Mercury: 2, Mars: 1 },
  mind: { Saturn: 2, Jupiter: 2, Venus: 1, Mercury: 1 },
  path: { Jupiter: 3, Saturn: 3, Sun: 1 },
};

const dayMs = 86_400_000;
const [shortDays, samples, windowMonths, enough, tolerance] = [40, 8, 3, 46, 5];

/** A transit counted from the Moon's sign of a birth, or from both if the Moon changed its sign that day. */
export interface DayTransit {
  planet: HoroscopeGraha;
  sign: number;
  /** 1 to 12, one for each rashi. */
  places: readonly number[];
  /** -2 to 2, the mean of all rashis. */
  merit: number;
  weight: number;
}

/** Transits at an instant that affect an area, without those whose effect depends on the time of birth. */
export function listTransits({ rashis }: DayFacts, area: Area, at: number): DayTransit[] {
  const sky = transits(new Date(at));
  const transitsByRashi = rashis.map((rashi) => computeTransits(rashi, sky));
  return (transitsByRashi[0] ?? []).flatMap(({ graha, sign }, index) => {
    const each = transitsByRashi.flatMap((list) => list[index] ?? []);
    const merits = each.map(({ merit }) => merit);
    if (new Set(merits.map(Math.sign)).size > 1) return [];
    const merit = merits.reduce((sum, one) => sum + one, 0) / merits.length;
    return [{ planet: graha, sign, places: each.map(({ house }) => house), merit, weight: weights[area][graha] ?? 0 }];
  });
}

/** 0 to 100 for each rashi. */
function scoresAt({ rashis }: DayFacts, area: Area, at: number, isDay: boolean): number[] {
  const sky = transits(new Date(at));
  const counted: Partial<Record<HoroscopeGraha, number>> = isDay ? { ...weights[area], Moon: 4 } : weights[area];
  return rashis.map((rashi) => {
    const list = computeTransits(rashi, sky).map(({ graha, merit }) => ({ merit, weight: counted[graha] ?? 0 }));
    const total = list.reduce((sum, { weight }) => sum + weight, 0);
    return 47 + (18 * list.reduce((sum, { merit, weight }) => sum + merit * weight, 0)) / total;
  });
}

interface Month extends When {
  score: number;
}

function listMonths(facts: DayFacts, area: Area, from: number, to: number): Month[] {
  const months: Month[] = [];
  for (let start = from; start < to; start = monthEnd(start) + 1) {
    const end = Math.min(monthEnd(start), to);
    // The worst of the possible signs of the Moon counts.
    months.push({ start, end, score: Math.min(...scoresAt(facts, area, (start + end) / 2, false)) });
  }
  return months;
}

/** The best one to three consecutive months of a time; null if none is good. */
function findWindow(facts: DayFacts, area: Area, from: number, to: number): When | null {
  const months = listMonths(facts, area, from, to);
  const best = months.reduce<Month | null>((found, month) => (found === null || month.score > found.score ? month : found), null);
  if (best === null || best.score < enough) return null;
  let [first, last] = [months.indexOf(best), months.indexOf(best)];
  const extendsWindow = (at: number) =>
    last - first + 1 < windowMonths && (months[at]?.score ?? 0) >= Math.max(enough, best.score - tolerance);
  while (extendsWindow(last + 1)) last += 1;
  while (extendsWindow(first - 1)) first -= 1;
  return { start: months[first]?.start ?? best.start, end: months[last]?.end ?? best.end };
}

/** The level of a time; 'careful' if the possible signs of the Moon give different levels. */
function rateTime(facts: DayFacts, area: Area, from: number, to: number): Level {
  const isDay = to - from <= 8 * dayMs;
  const count = isDay ? Math.max(1, Math.round((to - from) / dayMs)) : samples;
  const times = Array.from({ length: count }, (_, index) => from + ((to - from) * (index + 0.5)) / count);
  const all = times.map((at) => scoresAt(facts, area, at, isDay));
  const levels = facts.rashis.map((_, index) => toLevel(all.reduce((sum, scores) => sum + (scores[index] ?? 0), 0) / count));
  const [level = 'careful'] = levels;
  return levels.every((each) => each === level) ? level : 'careful';
}

/** The score of a window at each level. */
const scores: Readonly<Record<Level, number>> = { yes: 60, careful: 40, slow: 20 };

export interface DayJudgement {
  area: Area;
  outlook: Outlook;
  /** The transits after it, those that support the level first. */
  grounds: DayTransit[];
}

/** Scores a matter by the transits counted from the Moon's sign, which need no time of birth. */
export function weighDay(context: Context, facts: DayFacts): DayJudgement {
  const { read, now } = context;
  const { matter, horizon } = read;
  const isPast = horizon?.isPast ?? false;
  const area = getArea(matter.id);
  const from = isPast && horizon !== null ? horizon.from : Math.max(now, horizon?.from ?? now);
  const to = horizon ? Math.max(from + dayMs, horizon.to) : getEnd(now, yearsAhead(context, matter));
  const isShort = horizon !== null && to - from < shortDays * dayMs;
  const isTimed = !matter.careful && !isPast && !isShort;
  const window = isTimed ? findWindow(facts, area, from, to) : null;
  const level = horizon ? rateTime(facts, area, from, to) : rateTime(facts, area, now, now + yearMs / 2);
  const sign = level === 'slow' ? -1 : 1;
  const grounds = listTransits(facts, area, now)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => sign * (other.merit * other.weight - one.merit * one.weight));
  const score = scores[level];
  const inside = window ?? (horizon === null || isPast ? null : { start: from, end: to });
  const outlook = { level, window: inside && { ...inside, score }, isInside: true };
  return { area, outlook, grounds };
}
