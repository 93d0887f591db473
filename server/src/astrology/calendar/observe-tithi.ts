import type { Almanac, AlmanacDay } from './almanac';
import { holdsInstant, holdsSunrise, lengthOf, shareOf, type Moment } from './festivals/festival-moments';
import { tieRules } from './festivals/festival-ties';
import type { Span } from './solar-day';

const ghati = 24 * 60_000;
/** Moments at which a day needs at least a ghati of the tithi if another day has more. */
const ghatiMoments: readonly Moment[] = ['purvahna', 'pradosha'];
const ghatis18 = 18 * ghati;

export interface Observance {
  /** The moment that must contain the tithi. */
  moment: Moment;
  /**
   * The day if two contain it: `more` is the one with the longer share, `moreSecond` the second if they are equal, `full` the
   * only one that contains all of it, else the first.
   */
  tie: 'first' | 'second' | 'more' | 'moreSecond' | 'full' | keyof typeof tieRules;
  /** The day if none contains it: the one with the tithi at sunrise, or in which the tithi begins or ends. */
  none?: 'sunrise' | 'start' | 'end';
}

const isSpecial = (tie: Observance['tie']): tie is keyof typeof tieRules => tie in tieRules;

function chooseDay(tie: Observance['tie'], held: readonly { day: AlmanacDay; share: number }[]): AlmanacDay | undefined {
  const [first, second] = held;
  if (!first || !second || tie === 'first') return first?.day;
  if (tie === 'second') return second.day;
  if (tie === 'full') return first.share < 1 && second.share >= 1 ? second.day : first.day;
  if (first.share === second.share) return tie === 'moreSecond' ? second.day : first.day;
  return first.share > second.share ? first.day : second.day;
}

/** The day on which a tithi is observed, `YYYY-MM-DD`; null if no rule applies. */
export function observeTithi({ moment, tie, none = 'sunrise' }: Observance, tithi: Span, almanac: Almanac): string | null {
  const days = almanac.daysAround(tithi);
  const beginning = days.find((day) => holdsInstant(day, tithi.start));
  if (isSpecial(tie)) return tieRules[tie](days, tithi)?.date ?? null;
  if (moment === 'ghati18') {
    if (!beginning) return null;
    const isEarly = tithi.start - beginning.sunrise <= ghatis18;
    return (isEarly ? beginning : days[days.indexOf(beginning) + 1])?.date ?? null;
  }
  const shares = days.map((day) => ({ day, share: shareOf(moment, day, tithi) })).filter(({ share }) => share > 0);
  const held = shares.filter(({ day, share }) => !ghatiMoments.includes(moment) || share * lengthOf(moment, day) >= ghati);
  const chosen = chooseDay(tie, held.length > 0 ? held : shares);
  if (chosen) return chosen.date;
  if (none === 'end') return days.find((day) => holdsInstant(day, tithi.end))?.date ?? null;
  const atSunrise = none === 'sunrise' ? days.find((day) => holdsSunrise(day, tithi)) : undefined;
  return (atSunrise ?? beginning)?.date ?? null;
}
