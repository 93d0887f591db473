import type { MuhurtaDay } from './day';
import { eventRules, type EventRule, type MuhurtaEvent } from './events';
import { isRikta, type Hindrance } from './hours';
import { seasonOf, type Season } from './seasons';

/** Why a day is refused: a season, what the day has at sunrise, what leaves no good hour, or what does not suit the person. */
export type Refusal = Season | Exclude<Hindrance, 'dayPart' | 'border'> | 'season' | 'weekday' | 'star' | 'tara' | 'moon' | 'hours';

interface Birth {
  nakshatra: number;
  moonSign: number;
}

/** Tithis that are best to begin on, in their half. */
const bestTithis = [2, 3, 5, 7, 10, 11, 13];
const inHalf = (tithi: number) => ((tithi - 1) % 15) + 1;

const servesStar = ({ stars, otherStars = [] }: EventRule, star: number) => stars.includes(star) || otherStars.includes(star);

const taraOf = (day: MuhurtaDay, birth: Birth) => ((day.nakshatra - birth.nakshatra + 27) % 9) + 1;

/** What left the day without a good hour, as a reason. */
function hoursRefusal({ takenBy }: MuhurtaDay): Refusal | null {
  return takenBy === 'dayPart' || takenBy === 'border' ? 'hours' : takenBy;
}

function refusalOf(day: MuhurtaDay, rule: EventRule, birth: Birth): Refusal | null {
  const season = seasonOf(day, rule.refusedSeasons);
  if (season) return season;
  const checks: [boolean, Refusal][] = [
    [isRikta(day.tithi), 'tithi'],
    [day.yoga === 17 || day.yoga === 27, 'yoga'],
    [rule.sunSigns?.includes(day.sunSign) === false || rule.months?.includes(day.month.month) === false, 'season'],
    [rule.refusedWeekdays?.includes(day.weekday) ?? false, 'weekday'],
    [rule.needsStar && !servesStar(rule, day.nakshatra), 'star'],
    [[3, 5, 7].includes(taraOf(day, birth)), 'tara'],
    [[4, 8, 12].includes(((day.moonSign - birth.moonSign + 12) % 12) + 1), 'moon'],
  ];
  return checks.find(([holds]) => holds)?.[1] ?? hoursRefusal(day);
}

/** How good a day is for an event of a person born under a nakshatra with the Moon in a sign; `refusal` where it is refused. */
export function rateDay(day: MuhurtaDay, event: MuhurtaEvent, birth: Birth): { score: number; refusal: Refusal | null } {
  const rule = eventRules[event];
  const score =
    50 +
    (rule.stars.includes(day.nakshatra) ? 15 : servesStar(rule, day.nakshatra) ? 5 : -5) +
    (rule.weekdays.includes(day.weekday) ? 5 : -5) +
    ([2, 4, 6, 8, 9].includes(taraOf(day, birth)) ? 8 : 0) +
    (bestTithis.includes(inHalf(day.tithi)) ? 8 : 0);
  return { score, refusal: refusalOf(day, rule, birth) };
}
