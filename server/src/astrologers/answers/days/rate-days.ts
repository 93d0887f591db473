import { muhurtaDay, rateDay, type MuhurtaDay, type RatedDay, type Way } from '../../../astrology';
import type { Ask } from '../../asks/ask';
import { languageOf } from '../../asks/words-of';
import type { Context } from '../../compose/context';
import { dayMs } from '../../question/dates/spans';
import type { Understood } from '../../topics/understand';
import { istDay } from '../../vocabulary/days';
import { placeOf } from './day-words';
import { refusals } from './names';

/** A day with what it is worth for a purpose. */
export type Rated = RatedDay & { day: MuhurtaDay };
export type Purpose = NonNullable<Ask['day']>;
/** What a day is for, by whose star it is judged, and the way of a journey. */
export interface Judged {
  purpose: Purpose;
  forOther: boolean;
  /** The nakshatra that is told of whom it is for. */
  star: number | null;
  way: Way | null;
}

/** Persons for whom the star of the one who asks says something of a day. */
const own: readonly Understood['whose']['value'][] = ['self', 'none', 'partner', 'spouse'];
const leastOther = 0.5;
/** Half a day behind its noon a day is over. */
const over = 6 * 3_600_000;
/** The most days of a span that are looked at. */
export const longest = 240;
/** The days ahead in which one is looked for where no time is named. */
export const quarter = 92;

/** How far behind a span that was asked about a free day is looked for, that of a purpose without a span included. */
export const longestSearchMs = (longest + quarter) * dayMs;

/** Whether a day is chosen for somebody else, whose own star is not known. */
export const isForOther = ({ value, share }: Understood['whose']): boolean => !own.includes(value) && share >= leastOther;

/** Rates days by their noons. */
export function rateNoons(context: Context, noons: readonly number[], { purpose: { event }, forOther, star, way }: Judged): Rated[] {
  const { question } = context;
  const { chart } = question;
  const own = forOther ? null : { nakshatra: chart.nakshatra, moonSign: chart.rashi };
  const birth = star === null ? own : { nakshatra: star, moonSign: null };
  const now = question.now.getTime();
  const { city } = placeOf(context);
  return noons.map((noon) => {
    const day = muhurtaDay(noon, city);
    const rated = rateDay(day, event, birth, way);
    if (istDay(new Date(noon)) !== istDay(new Date(now))) return { day, ...rated };
    // Of today only what is still to come can be taken.
    const hours = rated.hours.filter(({ end }) => end > now);
    return { day, ...rated, hours, refusal: rated.refusal ?? (hours.length === 0 ? 'hours' : null) };
  });
}

/** The best of some days first, those that are refused last. */
export const ranked = (days: readonly Rated[]): Rated[] =>
  [...days].sort((one, other) => Number(one.refusal !== null) - Number(other.refusal !== null) || other.score - one.score);

/** The noons of a span from today on; at most those of eight months. */
export function noonsOf({ now, question }: Context, from: number, to: number): number[] {
  const first = Math.max(now, now + Math.ceil((from - now) / dayMs) * dayMs);
  const count = Math.min(longest, Math.max(0, Math.ceil((to - first) / dayMs)));
  const noons = Array.from({ length: count }, (_, at) => first + at * dayMs);
  return noons.filter((noon) => noon + over > question.now.getTime());
}

/** The first day from a noon on that nothing refuses; null where eight months have none. */
export function firstFree(context: Context, from: number, judged: Judged): Rated | null {
  for (const noon of noonsOf(context, from, from + longest * dayMs)) {
    const [rated] = rateNoons(context, [noon], judged);
    if (rated?.refusal === null) return rated;
  }
  return null;
}

/** What refuses most of some days, as a clause. */
export function reasonOf(context: Context, days: readonly Rated[]): string {
  const all = days.flatMap(({ refusal }) => refusal ?? []);
  const [most] = [...all].sort((one, other) => all.filter((each) => each === other).length - all.filter((each) => each === one).length);
  return refusals[most ?? 'tithi'][languageOf(context)];
}
