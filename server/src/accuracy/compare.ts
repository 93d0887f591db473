import { computeChart, transits, panchangOf, type GrahaPosition } from '../astrology';
import type { AccuracyBody, AccuracyFigure } from '@oracle-astra/shared/contract';

/** Positions of an independent engine, the content of `server/assets/accuracy/ephemeris-reference.json`. */
export interface Reference {
  source: string;
  /** Date at 00:00 UTC, then the sidereal longitudes of `dayBodies` in degrees. */
  days: [date: string, ...longitudes: number[]][];
  /** Instant, latitude, longitude, the longitudes of `dayBodies` and of the ascendant. */
  births: [utc: string, lat: number, lng: number, ...longitudes: number[]][];
  /** City, date in India, sunrise and sunset. */
  rise: [city: string, date: string, sunrise: string, sunset: string][];
}

export const dayBodies = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const;

const cities: Record<string, { lat: number; lng: number }> = {
  'New Delhi': { lat: 28.6139, lng: 77.209 },
  Mumbai: { lat: 19.076, lng: 72.8777 },
  Kolkata: { lat: 22.5726, lng: 88.3639 },
  Chennai: { lat: 13.0827, lng: 80.2707 },
  Bengaluru: { lat: 12.9716, lng: 77.5946 },
  Jaipur: { lat: 26.9124, lng: 75.7873 },
};

/** Two longitudes in degrees, their difference in arc seconds, 0 up to 648,000. */
export const arcSeconds = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180) * 3600;

export const longitudeOf = (planets: readonly GrahaPosition[], body: string) => planets.find(({ name }) => name === body)?.longitude ?? NaN;

function toFigure(body: AccuracyBody, unit: AccuracyFigure['unit'], differences: number[]): AccuracyFigure {
  const sorted = differences.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;
  return { body, unit, count: sorted.length, median: at(0.5), p95: at(0.95), largest: at(1) };
}

/** The differences between our engine and the reference, for each body, the ascendant, sunrise and sunset. Takes about a second. */
export function compareWithReference({ days, births, rise }: Reference): AccuracyFigure[] {
  const differences = new Map<AccuracyBody, number[]>();
  const add = (body: AccuracyBody, difference: number) => differences.set(body, [...(differences.get(body) ?? []), difference]);

  for (const [date, ...expected] of days) {
    const planets = transits(new Date(`${date}T00:00:00Z`));
    dayBodies.forEach((body, index) => add(body, arcSeconds(longitudeOf(planets, body), expected[index] ?? NaN)));
  }
  for (const [utc, lat, lng, ...expected] of births) {
    const instant = new Date(utc);
    const chart = computeChart({ utc: instant, lat, lng, now: instant, localDate: utc.slice(0, 10) });
    dayBodies.forEach((body, index) => add(body, arcSeconds(longitudeOf(chart.planets, body), expected[index] ?? NaN)));
    add('Ascendant', arcSeconds(chart.ascendant.longitude, expected[dayBodies.length] ?? NaN));
  }
  const figures = [...differences].map(([body, all]) => toFigure(body, 'arcsecond', all));
  return [...figures, ...compareRise(rise)];
}

function compareRise(rise: Reference['rise']): AccuracyFigure[] {
  const seconds = (ours: string | null, theirs: string) => Math.abs(Date.parse(ours ?? '') - Date.parse(theirs)) / 1000;
  const events = rise.flatMap(([city, date, sunrise, sunset]) => {
    const place = cities[city];
    if (place === undefined) return [];
    const day = panchangOf({ date, ...place });
    return [{ sunrise: seconds(day.sunrise, sunrise), sunset: seconds(day.sunset, sunset) }];
  });
  return [
    toFigure(
      'Sunrise',
      'second',
      events.map((event) => event.sunrise),
    ),
    toFigure(
      'Sunset',
      'second',
      events.map((event) => event.sunset),
    ),
  ];
}
