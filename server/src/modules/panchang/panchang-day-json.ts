import type { PanchangDay as PanchangDayJson } from '@oracle-astra/shared/contract';
import type { PanchangDay } from '../../astrology';

const iso = (instant: number) => new Date(Math.round(instant / 1000) * 1000).toISOString();
const isoOrNull = (instant: number | null) => (instant === null ? null : iso(instant));
const span = ({ start, end }: { start: number; end: number }) => ({ start: iso(start), end: iso(end) });

/** A day of the almanac in the format of the API. */
export function toPanchangDay(day: PanchangDay): PanchangDayJson {
  const { date, weekday, tithi, nakshatra, yoga, karana, month, purnimanta, vikram, shaka } = day;
  return {
    ...{ date, weekday, tithi, nakshatra, yoga, karana, month, purnimanta, vikram, shaka },
    sunrise: iso(day.sunrise),
    sunset: iso(day.sunset),
    next_sunrise: iso(day.nextSunrise),
    moonrise: isoOrNull(day.moonrise),
    moonset: isoOrNull(day.moonset),
    rahu_kalam: span(day.rahuKalam),
    yamaganda: span(day.yamaganda),
    gulika: span(day.gulika),
    abhijit: day.abhijit && span(day.abhijit),
    choghadiya: day.choghadiya.map(({ name, isNight, ...part }) => ({ ...span(part), name, night: isNight })),
    adhika: day.isAdhika,
    sun_sign: day.sunSign,
    moon_sign: day.moonSign,
    lit: Math.round(day.lit * 1000) / 1000,
  };
}
