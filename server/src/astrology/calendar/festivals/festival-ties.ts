import { limbAt } from '../../limbs';
import type { AlmanacDay } from '../almanac';
import { holdsInstant, holdsSunrise, shareOf, spanOf } from './festival-moments';
import { listLimbs } from '../limb-spans';
import { overlap, type Span } from '../solar-day';

const minute = 60_000;

/** The rule of one festival: the days that its tithi touches, and the tithi. */
export type TieRule = (days: readonly AlmanacDay[], tithi: Span) => AlmanacDay | undefined;

const dayLength = ({ sunrise, sunset }: AlmanacDay) => sunset - sunrise;
const lastsAfterSunrise = (day: AlmanacDay, tithi: Span, share: number) => tithi.end >= day.sunrise + dayLength(day) * share;
const after = (days: readonly AlmanacDay[], day: AlmanacDay | undefined) => (day ? days[days.indexOf(day) + 1] : undefined);

/** The end of the first half of a tithi. */
const halfOf = (tithi: Span) => Date.parse(limbAt('karana', tithi.start + 60_000).ends_at);

function touchesNakshatra(nakshatra: number, span: Span): boolean {
  return listLimbs('nakshatra', span.start, span.end).some(({ value }) => value === nakshatra);
}
const shravana = 22;
const rohini = 4;
const hasta = 13;

const holika: TieRule = (days, tithi) => {
  const [first, second] = days.filter((day) => shareOf('pradosha', day, tithi) > 0);
  if (!first || second) return second;
  const isBhadraAllEvening = halfOf(tithi) >= spanOf('pradosha', first).end;
  const next = after(days, first);
  return isBhadraAllEvening && next && lastsAfterSunrise(next, tithi, 7 / 8) ? next : first;
};

const akshaya: TieRule = (days, tithi) => {
  const [first, second] = days.filter((day) => shareOf('purvahna', day, tithi) > 0);
  return second && lastsAfterSunrise(second, tithi, 1 / 5) ? second : first;
};

const rakhi: TieRule = (days, tithi) => {
  const clear = { start: halfOf(tithi), end: tithi.end };
  return (
    days.find((day) => shareOf('aparahna', day, clear) > 0 || (holdsSunrise(day, clear) && lastsAfterSunrise(day, tithi, 1 / 5))) ??
    days.find((day) => holdsInstant(day, clear.start))
  );
};

const janmashtami: TieRule = (days, tithi) => {
  const atSunrise = days.find((day) => holdsSunrise(day, tithi));
  const atMidnight = days.find((day) => shareOf('nishita', day, tithi) > 0);
  if (!atSunrise) return atMidnight ?? days.find((day) => holdsInstant(day, tithi.start));
  const isKept = shareOf('nishita', atSunrise, tithi) > 0 || touchesNakshatra(rohini, spanOf('nishita', atSunrise));
  return isKept ? atSunrise : (atMidnight ?? atSunrise);
};

const vijaya: TieRule = (days, tithi) => {
  const held = days.map((day) => ({
    day,
    isHeld: overlap(spanOf('aparahna', day), tithi) >= 24 * minute,
    isFull: shareOf('aparahna', day, tithi) >= 1,
    hasShravana: touchesNakshatra(shravana, spanOf('aparahna', day)),
  }));
  const [first, second] = held.filter(({ isHeld }) => isHeld);
  if (!first) return days.find((day) => holdsInstant(day, tithi.end));
  if (second) {
    if (first.hasShravana !== second.hasShravana) return first.hasShravana ? first.day : second.day;
    return first.isFull ? first.day : second.day;
  }
  const next = held[held.indexOf(first) + 1];
  const isFirstDay = next !== undefined && holdsSunrise(next.day, tithi);
  if (first.isFull || !isFirstDay) return first.day;
  return lastsAfterSunrise(next.day, tithi, 1 / 5) && next.hasShravana ? next.day : first.day;
};

const diwali: TieRule = (days, tithi) => {
  const [first, second] = days.filter((day) => shareOf('pradosha', day, tithi) > 0);
  if (!first) return days.find((day) => holdsSunrise(day, tithi));
  return second && tithi.end - second.sunset >= 24 * minute ? second : first;
};

const govardhan: TieRule = (days, tithi) => {
  const index = days.findIndex((day) => holdsSunrise(day, tithi));
  const day = days[index];
  if (!day) return days.find((one) => holdsInstant(one, tithi.start));
  return lastsAfterSunrise(day, tithi, 3 / 5) ? day : days[index - 1];
};

/** Panchami at sunrise; the day before if it ends within three muhurtas of it and began within three of the previous sunrise. */
const nag: TieRule = (days, tithi) => {
  const index = days.findIndex((day) => holdsSunrise(day, tithi));
  const [before, day] = [days[index - 1], days[index]];
  if (!day) return days.find((one) => holdsInstant(one, tithi.start));
  const beganEarly = before !== undefined && tithi.start <= before.sunrise + dayLength(before) / 5;
  return beganEarly && !lastsAfterSunrise(day, tithi, 1 / 5) ? before : day;
};

/** The first of two nights only if its midnight is wholly in the tithi and that of the second is not. */
const shivaratri: TieRule = (days, tithi) => {
  const shares = days.map((day) => ({ day, share: shareOf('nishita', day, tithi) })).filter(({ share }) => share > 0);
  const [first, second] = shares;
  if (first && second) return first.share >= 1 && second.share < 1 ? first.day : second.day;
  return first?.day ?? days.find((day) => holdsSunrise(day, tithi)) ?? days.find((day) => holdsInstant(day, tithi.start));
};

/** The forenoon with Hasta, in which the Ganga came down; without it the Dashami of a sunrise. */
const ganga: TieRule = (days, tithi) => {
  const forenoons = days.filter((day) => shareOf('purvahna', day, tithi) > 0);
  const withHasta = forenoons.filter((day) => touchesNakshatra(hasta, spanOf('purvahna', day)));
  return (withHasta.length === 1 ? withHasta[0] : undefined) ?? days.find((day) => holdsSunrise(day, tithi)) ?? forenoons[0];
};

/** The day on which the full moon begins, if at least three muhurtas before sunset (Dharmasindhu); else the next. */
const vatPurnima: TieRule = (days, tithi) => {
  const beginning = days.find((day) => holdsInstant(day, tithi.start));
  const isEarly = beginning !== undefined && tithi.start <= beginning.sunset - dayLength(beginning) / 5;
  return isEarly ? beginning : after(days, beginning);
};

/** The Smarta day of an Ekadashi: the day before its sunrise if no sunrise has the Dwadashi in which the fast is broken. */
const ekadashi: TieRule = (days, tithi) => {
  const index = days.findIndex((day) => holdsSunrise(day, tithi));
  const [before, day, next] = [days[index - 1], days[index], days[index + 1]];
  if (!day) return days.find((one) => holdsInstant(one, tithi.start));
  if (next && holdsSunrise(next, tithi)) return next;
  const dwadashiEnd = Date.parse(limbAt('tithi', tithi.end + minute).ends_at);
  return dwadashiEnd < day.nextSunrise ? before : day;
};

/** The festivals with special tie rules. */
export const tieRules = {
  holika,
  akshaya,
  rakhi,
  janmashtami,
  vijaya,
  diwali,
  govardhan,
  nag,
  shivaratri,
  ganga,
  vatPurnima,
  ekadashi,
} satisfies Record<string, TieRule>;
