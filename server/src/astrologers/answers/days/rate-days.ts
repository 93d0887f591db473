import { muhurtaDay, rateDay, type MuhurtaDay, type RatedDay, type Way } from '../../../astrology';
import type { Ask } from '../../asks/ask';
import { getContentLanguage } from '../../asks/ask-words';
import type { Context } from '../../compose/context';
import { dayMs } from '../../question/dates/spans';
import type { Understood } from '../../topics/understand';
import { istDay } from '../../vocabulary/days';
import { getPlace } from './day-words';
import { refusals } from './names';

/** A day with its rating for a purpose. */
export type Rated = RatedDay & { day: MuhurtaDay };
export type Purpose = NonNullable<Ask['day']>;
/** Inputs of a rating: purpose, birth star and direction of travel. */
export interface Judged {
  purpose: Purpose;
  forOther: boolean;
  /** The stated nakshatra of the person for whom the day is chosen. */
  star: number | null;
  way: Way | null;
}

/** Persons for whose days the user's own birth star counts. */
const ownStarPersons: readonly Understood['whose']['value'][] = ['self', 'none', 'partner', 'spouse'];
const minOtherShare = 0.5;
/** A day is over half a day after its noon. */
const halfDayMs = 6 * 3_600_000;
/** Maximum number of days that are searched in a span. */
export const maxDays = 240;
/** Number of days searched if no time is named. */
export const defaultDays = 92;

/** How far after the requested span a suitable day is searched, including the default span. */
export const maxSearchMs = (maxDays + defaultDays) * dayMs;

/** Whether a day is chosen for somebody whose birth star is unknown. */
export const isForOther = ({ value, share }: Understood['whose']): boolean => !ownStarPersons.includes(value) && share >= minOtherShare;

/** Rates days by their noons. */
export function rateNoons(context: Context, noons: readonly number[], { purpose: { event }, forOther, star, way }: Judged): Rated[] {
  const { question } = context;
  const { chart } = question;
  const ownStarPersons = forOther ? null : { nakshatra: chart.nakshatra, moonSign: chart.rashi };
  const birth = star === null ? ownStarPersons : { nakshatra: star, moonSign: null };
  const now = question.now.getTime();
  const { city } = getPlace(context);
  return noons.map((noon) => {
    const day = muhurtaDay(noon, city);
    const rated = rateDay(day, event, birth, way);
    if (istDay(new Date(noon)) !== istDay(new Date(now))) return { day, ...rated };
    // Today's past hours cannot be used.
    const hours = rated.hours.filter(({ end }) => end > now);
    return { day, ...rated, hours, refusal: rated.refusal ?? (hours.length === 0 ? 'hours' : null) };
  });
}

/** Sorts days by rating, refused ones last. */
export const ranked = (days: readonly Rated[]): Rated[] =>
  [...days].sort((one, other) => Number(one.refusal !== null) - Number(other.refusal !== null) || other.score - one.score);

/** Noons of a span, not before today and at most eight months. */
export function listNoons({ now, question }: Context, from: number, to: number): number[] {
  const first = Math.max(now, now + Math.ceil((from - now) / dayMs) * dayMs);
  const count = Math.min(maxDays, Math.max(0, Math.ceil((to - first) / dayMs)));
  const noons = Array.from({ length: count }, (_, at) => first + at * dayMs);
  return noons.filter((noon) => noon + halfDayMs > question.now.getTime());
}

/** The first suitable day from a noon on; null if eight months have none. */
export function firstFree(context: Context, from: number, judged: Judged): Rated | null {
  for (const noon of listNoons(context, from, from + maxDays * dayMs)) {
    const [rated] = rateNoons(context, [noon], judged);
    if (rated?.refusal === null) return rated;
  }
  return null;
}

/** The most frequent reason for refusing days, as a clause. */
export function findMainReason(context: Context, days: readonly Rated[]): string {
  const all = days.flatMap(({ refusal }) => refusal ?? []);
  const [mostFrequent] = [...all].sort(
    (one, other) => all.filter((each) => each === other).length - all.filter((each) => each === one).length,
  );
  return refusals[mostFrequent ?? 'tithi'][getContentLanguage(context)];
}
