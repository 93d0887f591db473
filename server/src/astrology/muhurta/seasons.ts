import { normalizeSignedDegrees } from '../sky/angle';
import { createAlmanac } from '../calendar/almanac';
import { ekadashiOf } from '../calendar/festivals/ekadashi';
import type { LunarMonth } from '../calendar/lunar-month';
import { listTithis } from '../calendar/tithi-spans';
import { computeGrahas } from '../sky/ephemeris';
import { combustionLimit } from '../rules/houses';
import { dayMs } from '../time/iso-time';
import { skyAt } from '../sky/sky';
import type { Place } from '../calendar/solar-day';
import { eclipseRefuses } from './eclipses';

/** Seasons that refuse some events (docs/product/jyotish-calendar.md); `combust` is of Jupiter or Venus. */
export type Season = 'adhika' | 'kharmas' | 'chaturmas' | 'combust' | 'holashtak' | 'pitru' | 'eclipse';

/** The data about a day that decide its season: civil date, tithi at sunrise (1 to 30), month, and the Sun's sign (1 to 12). */
interface SeasonDay {
  noon: number;
  date: string;
  tithi: number;
  sunSign: number;
  month: LunarMonth;
  place: Place;
}

const [ashadha, bhadrapada, kartika, phalguna] = [4, 6, 8, 12];
const sagittarius = 9;
const pisces = 12;

/** A planet counts as weak for three days before it becomes combust and after. */
const aroundMs = 3 * dayMs;
const maxDays = 800;
const combustByNoon = new Map<number, boolean>();

function isTooNearSun(at: number): boolean {
  const known = combustByNoon.get(at);
  if (known !== undefined) return known;
  const sky = computeGrahas(skyAt(new Date(at)));
  const sun = sky.find(({ name }) => name === 'Sun')?.longitude ?? 0;
  const isCombust = sky.some(
    ({ name, longitude, retrograde }) =>
      (name === 'Jupiter' || name === 'Venus') &&
      Math.abs(normalizeSignedDegrees(longitude - sun)) <= (combustionLimit(name, retrograde) ?? 0),
  );
  if (combustByNoon.size >= maxDays) combustByNoon.clear();
  combustByNoon.set(at, isCombust);
  return isCombust;
}

const ekadashiByMonth = new Map<number, string>();

/** The day of the bright Ekadashi of a lunar month, `YYYY-MM-DD`. */
function brightEkadashi(month: LunarMonth): string {
  const known = ekadashiByMonth.get(month.start);
  if (known !== undefined) return known;
  const tithis = listTithis({ start: month.start + 8 * dayMs, end: month.start + 14 * dayMs });
  const at = tithis.findIndex(({ tithi }) => tithi === 11);
  const [span, next] = [tithis[at], tithis[at + 1]];
  const date = (span && next && ekadashiOf(span, next, createAlmanac())?.smarta) ?? '';
  if (ekadashiByMonth.size >= maxDays) ekadashiByMonth.clear();
  ekadashiByMonth.set(month.start, date);
  return date;
}

/** From Devshayani to Devutthana Ekadashi, whose own day is free again. */
function isChaturmas({ month, date }: SeasonDay): boolean {
  if (month.month === ashadha) return !month.isAdhika && date >= brightEkadashi(month);
  if (month.month === kartika) return month.isAdhika || date < brightEkadashi(month);
  return month.month > ashadha && month.month < kartika;
}

const holds: Record<Season, (day: SeasonDay) => boolean> = {
  adhika: ({ month }) => month.isAdhika,
  kharmas: ({ sunSign }) => sunSign === sagittarius || sunSign === pisces,
  chaturmas: isChaturmas,
  combust: ({ noon }) => [-aroundMs, 0, aroundMs].some((shift) => isTooNearSun(noon + shift)),
  holashtak: ({ month: { month, isAdhika }, tithi }) => month === phalguna && !isAdhika && tithi >= 8 && tithi <= 15,
  pitru: ({ month: { month, isAdhika }, tithi }) => month === bhadrapada && !isAdhika && tithi >= 15,
  eclipse: ({ noon, place }) => eclipseRefuses(noon, place),
};

/** The first of some seasons that applies on a day; null if none does. */
export const seasonOf = (day: SeasonDay, seasons: readonly Season[]): Season | null => seasons.find((season) => holds[season](day)) ?? null;
