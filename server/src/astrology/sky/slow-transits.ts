import ingresses from './ingresses.json';
import { dayMs } from '../time/iso-time';
import { transits } from './transits';
import type { Graha } from '../types';

/**
 * The sign entries of the slow grahas, 1880 to 2164: instant in IST and the sign 1 to 12; the first row is the initial sign.
 * Sidereal Lahiri, mean node, Ketu always opposite Rahu. Figures of the Swiss Ephemeris 2.10 for Saturn from 1990 to 2049,
 * Jupiter from 2015 to 2035 and Rahu from 2015 to 2039, computed by this project for the other years.
 */
const ingressTable = ingresses as unknown as Record<SlowGraha, [string, number][]>;

/** The grahas whose stay in a sign is long enough to be dated. */
export type SlowGraha = keyof typeof ingresses;

/** A stay in a sign, 1 to 12; milliseconds since 1970 UTC, `end` Infinity for the last one known. */
export interface SignSpan {
  sign: number;
  start: number;
  end: number;
}

const istMs = 330 * 60_000;
const toInstant = (ist: string) => Date.parse(ist.length > 10 ? `${ist}:00Z` : `${ist}T00:00:00Z`) - istMs;

function toSpans(rows: readonly (readonly [string, number])[]): SignSpan[] {
  return rows.map(([at, sign], index) => {
    const next = rows[index + 1];
    return { sign, start: toInstant(at), end: next ? toInstant(next[0]) : Infinity };
  });
}

const spans: Record<SlowGraha, SignSpan[]> = {
  Saturn: toSpans(ingressTable.Saturn),
  Jupiter: toSpans(ingressTable.Jupiter),
  Rahu: toSpans(ingressTable.Rahu),
};

/** The stays of a slow graha that overlap a period, in order; empty outside of the table. */
export function signSpans(graha: SlowGraha, from: number, to: number): SignSpan[] {
  return spans[graha].filter(({ start, end }) => end > from && start < to && end < Infinity);
}

/** The signs of the slow grahas at an instant, from the table or, outside it, from the ephemeris. */
export function slowSigns(at: number): Record<SlowGraha, number> {
  const known = (graha: SlowGraha) => spans[graha].find(({ start, end }) => start <= at && at < end && end < Infinity)?.sign;
  const [saturn, jupiter, rahu] = [known('Saturn'), known('Jupiter'), known('Rahu')];
  if (saturn && jupiter && rahu) return { Saturn: saturn, Jupiter: jupiter, Rahu: rahu };
  const sky = transits(new Date(at));
  const signOf = (graha: Graha) => sky.find(({ name }) => name === graha)?.sign ?? 1;
  return { Saturn: signOf('Saturn'), Jupiter: signOf('Jupiter'), Rahu: signOf('Rahu') };
}

/** The next stay in another sign after an instant; null if the table ends. */
export function nextIngress(graha: SlowGraha, at: number): SignSpan | null {
  return spans[graha].find(({ start, end }) => start > at && end < Infinity) ?? null;
}

interface Station {
  at: number;
  direct: boolean;
}

/** Grahas with stations, whose retrograde motion lasts longer than a step. */
const turning: readonly Graha[] = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const stepMs = 8 * dayMs;
/** Bisections of a step: a station is exact to a minute. */
const halvings = 14;
const latestStations = new Map<Graha, { from: number; station: Station }>();

function findStation(graha: Graha, from: number): Station {
  const isRetrograde = (at: number) => transits(new Date(at)).some(({ name, retrograde }) => name === graha && retrograde);
  const before = isRetrograde(from);
  let end = from + stepMs;
  while (isRetrograde(end) === before) end += stepMs;
  let start = end - stepMs;
  for (let round = 0; round < halvings; round += 1) {
    const middle = (start + end) / 2;
    if (isRetrograde(middle) === before) start = middle;
    else end = middle;
  }
  return { at: Math.round(end / 60_000) * 60_000, direct: before };
}

/** The next station of a graha, with its direction; null for a graha without stations. */
export function nextStation(graha: Graha, at: number): Station | null {
  if (!turning.includes(graha)) return null;
  const known = latestStations.get(graha);
  if (known && known.from <= at && at < known.station.at) return known.station;
  const station = findStation(graha, at);
  latestStations.set(graha, { from: at, station });
  return station;
}

/** Whether a slow graha enters a sign, or a planet has a station, between two instants at most a week apart. */
export function hasSlowEvent(from: number, to: number): boolean {
  const [before, after] = [transits(new Date(from)), transits(new Date(to))];
  return before.some(({ name, sign, retrograde }, at) => {
    const later = after[at];
    return (name in spans && later?.sign !== sign) || (turning.includes(name) && later?.retrograde !== retrograde);
  });
}
