import { birthInstant, computeChart, noonOfBirth, type Chart } from '../../astrology';
import type { StatedBirth } from '../question/birth/birth-details';

const middleOfIndia = { lat: 23.18, lng: 79.98 };
export const toClock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The chart of a stated birth; noon if the time is missing or ambiguous. India has one time zone, so without a town the Moon is
 * known (`hasTime`), but the houses are not.
 */
export function createStatedChart({ date, minutes, city }: StatedBirth, now: Date): { chart: Chart; hasTime: boolean } {
  const { lat, lng } = city ?? middleOfIndia;
  const dob = date.split('-').reverse().join('/');
  const instant = minutes === null ? null : birthInstant({ dob, tob: toClock(minutes), lat, lng });
  if (instant !== null && 'utc' in instant) return { chart: computeChart({ utc: instant.utc, lat, lng, now, localDate: date }), hasTime: true };
  const noon = noonOfBirth({ dob, lat, lng });
  return { chart: computeChart({ utc: 'utc' in noon ? noon.utc : new Date(`${date}T06:30:00Z`), lat, lng, now, localDate: date }), hasTime: false };
}
