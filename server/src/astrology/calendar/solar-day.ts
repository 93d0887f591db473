import { dayMs } from '../time/iso-time';
import { clockHour } from '../time/civil-time';
import { sunEvent } from '../sky/sun-events';

export interface Place {
  lat: number;
  lng: number;
}

/** A half-open span of time, milliseconds since 1970 UTC. */
export interface Span {
  start: number;
  end: number;
}

/** A day from sunrise to the next sunrise, instants in milliseconds since 1970 UTC. */
export interface SolarDay {
  /** The civil date on which it begins, `YYYY-MM-DD`. */
  date: string;
  sunrise: number;
  sunset: number;
  nextSunrise: number;
}

export const toDate = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** Sunrise and sunset of a civil date, given as UTC midnight, at a place; each null if there is none. */
export function sunTimes(day: number, { lat, lng }: Place): { sunrise: number | null; sunset: number | null } {
  const noon = clockHour(day, 12, lat, lng);
  return { sunrise: sunEvent(-1, noon, lat, lng), sunset: sunEvent(1, noon, lat, lng) };
}

/** @param day the civil date as UTC midnight, milliseconds since 1970; null where the Sun does not rise and set. */
export function solarDay(day: number, place: Place): SolarDay | null {
  const { sunrise, sunset } = sunTimes(day, place);
  const nextSunrise = sunEvent(-1, clockHour(day + dayMs, 12, place.lat, place.lng), place.lat, place.lng);
  if (sunrise === null || sunset === null || nextSunrise === null) return null;
  return { date: toDate(day), sunrise, sunset, nextSunrise };
}

/** Part `index` (from 0) of a span divided into equal `parts`. */
export function divide({ start, end }: Span, parts: number, index: number): Span {
  const length = (end - start) / parts;
  return { start: start + length * index, end: start + length * (index + 1) };
}

export const daylight = ({ sunrise, sunset }: SolarDay): Span => ({ start: sunrise, end: sunset });
export const night = ({ sunset, nextSunrise }: SolarDay): Span => ({ start: sunset, end: nextSunrise });

/** The overlap of two spans in milliseconds. */
export const overlap = (one: Span, other: Span): number => Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));
