import type { Span } from '../calendar/solar-day';
import type { DayLimbs, MuhurtaDay } from './day';
import { eventRules, type EventRule, type MuhurtaEvent, type Way } from './events';
import { cut, isRikta, type Hindrance } from './hours';
import { seasonOf, type Season } from './seasons';

/** Why a day is refused: a season, a limb at sunrise, the hindrance that left no good hour, or a rule for the person. */
export type Refusal =
  Season | Exclude<Hindrance, 'dayPart' | 'border'> | 'season' | 'weekday' | 'star' | 'tara' | 'moon' | 'shula' | 'hours';

interface Birth {
  nakshatra: number;
  /** Null if only the nakshatra is known. */
  moonSign: number | null;
}

/** The best tithis, within their half month. */
const bestTithis = [2, 3, 5, 7, 10, 11, 13];
const inHalf = (tithi: number) => ((tithi - 1) % 15) + 1;

const servesStar = ({ stars, otherStars = [] }: EventRule, star: number) => stars.includes(star) || otherStars.includes(star);

/** 0 where no birth is known. */
const taraOf = (day: DayLimbs, birth: Birth | null) => (birth === null ? 0 : ((day.nakshatra - birth.nakshatra + 27) % 9) + 1);

/** The hindrance that left the day without a good hour, as a reason. */
function hoursRefusal({ blockedBy }: MuhurtaDay): Refusal | null {
  return blockedBy === 'dayPart' || blockedBy === 'border' ? 'hours' : blockedBy;
}

/** The refusal of a part of the day by its limbs: season, nakshatra, or a rule for the person. */
function limbsRefusal(day: MuhurtaDay, limbs: DayLimbs, rule: EventRule, birth: Birth | null): Refusal | null {
  const { noon, date, place } = day;
  const { tithi, sunSign, month, nakshatra, moonSign } = limbs;
  const season = seasonOf({ noon, date, place, tithi, sunSign, month }, rule.refusedSeasons);
  if (season) return season;
  const checks: [boolean, Refusal][] = [
    [rule.sunSigns?.includes(sunSign) === false || rule.months?.includes(month.month) === false, 'season'],
    [rule.tithis?.includes(tithi) === false, 'tithi'],
    [rule.refusedWeekdays?.includes(day.weekday) ?? false, 'weekday'],
    [rule.needsStar && !servesStar(rule, nakshatra), 'star'],
    [[3, 5, 7].includes(taraOf(limbs, birth)), 'tara'],
    [typeof birth?.moonSign === 'number' && [4, 8, 12].includes(((moonSign - birth.moonSign + 12) % 12) + 1), 'moon'],
  ];
  return checks.find(([holds]) => holds)?.[1] ?? null;
}

/** The refusal of the whole day by its limbs at sunrise. */
function dayRefusal(day: MuhurtaDay, rule: EventRule, birth: Birth | null): Refusal | null {
  const season = seasonOf(day, rule.refusedSeasons);
  if (season) return season;
  if (isRikta(day.tithi)) return 'tithi';
  if (day.yoga === 17 || day.yoga === 27) return 'yoga';
  return limbsRefusal(day, day, rule, birth) ?? hoursRefusal(day);
}

export interface RatedDay {
  score: number;
  refusal: Refusal | null;
  /** The good hours of the day; for an allowed day without those in which nakshatra, Moon or season refuse. */
  hours: Span[];
}

/** Rates a day for an event of a person with a birth nakshatra and Moon sign, of anyone where that is not known, and for a journey the `way` that it goes; `refusal` is set if it is refused. */
export function rateDay(day: MuhurtaDay, event: MuhurtaEvent, birth: Birth | null, way: Way | null = null): RatedDay {
  const rule = eventRules[event];
  const score =
    50 +
    (rule.stars.includes(day.nakshatra) ? 15 : servesStar(rule, day.nakshatra) ? 5 : -5) +
    (rule.weekdays.includes(day.weekday) ? 5 : -5) +
    ([2, 4, 6, 8, 9].includes(taraOf(day, birth)) ? 8 : 0) +
    (bestTithis.includes(inHalf(day.tithi)) ? 8 : 0);
  const isShula = way !== null && rule.shula?.[way].includes(day.weekday) === true;
  const refusal = isShula ? 'shula' : dayRefusal(day, rule, birth);
  if (refusal) return { score, refusal, hours: day.goodHours };
  const refused = day.parts.flatMap((part) => {
    const why = limbsRefusal(day, part, rule, birth);
    return why ? [{ part, why }] : [];
  });
  const hours = refused.reduce((left, { part }) => cut(left, part), day.goodHours);
  return { score, refusal: hours.length > 0 ? null : (refused[0]?.why ?? 'hours'), hours: hours.length > 0 ? hours : day.goodHours };
}
