import { Body, Equator, Horizon, Observer, SearchLocalSolarEclipse, SearchLunarEclipse, type AstroTime } from 'astronomy-engine';
import { indianDate } from '../calendar/almanac';
import type { Place } from '../calendar/solar-day';
import { dayMs } from '../time/iso-time';

/** A visible eclipse: the civil date in India as UTC midnight, and whether it is total there. */
interface Eclipse {
  date: number;
  isTotal: boolean;
}

const halfMonth = 15 * dayMs;
const maxPeriods = 200;
const byPeriod = new Map<string, Eclipse[]>();

function isUp(body: Body, time: AstroTime, observer: Observer): boolean {
  const { ra, dec } = Equator(body, time, observer, true, true);
  return Horizon(time, observer, ra, dec, 'normal').altitude > 0;
}

/** The lunar eclipse (not a penumbral one) after an instant, if the Moon is up in it. */
function lunarEclipse(from: number, observer: Observer): Eclipse | null {
  const { peak, sd_partial: half, sd_total: totalHalf } = SearchLunarEclipse(new Date(from));
  const isVisible = half > 0 && [-half, 0, half].some((minutes) => isUp(Body.Moon, peak.AddDays(minutes / 1440), observer));
  return isVisible ? { date: indianDate(peak.date.getTime()), isTotal: totalHalf > 0 } : null;
}

function solarEclipse(from: number, observer: Observer): Eclipse | null {
  const { partial_begin: begin, peak, partial_end: end, kind } = SearchLocalSolarEclipse(new Date(from), observer);
  const isVisible = [begin, peak, end].some(({ altitude }) => altitude > 0);
  return isVisible ? { date: indianDate(peak.time.date.getTime()), isTotal: kind === 'total' } : null;
}

/** The eclipses after the beginning of a half month; each search continues to the next one, however far. */
function eclipsesFrom(period: number, { lat, lng }: Place): Eclipse[] {
  const key = `${period} ${lat} ${lng}`;
  const known = byPeriod.get(key);
  if (known) return known;
  const observer = new Observer(lat, lng, 0);
  const found = [lunarEclipse(period * halfMonth, observer), solarEclipse(period * halfMonth, observer)].flatMap((each) => each ?? []);
  if (byPeriod.size >= maxPeriods) byPeriod.clear();
  byPeriod.set(key, found);
  return found;
}

const farPeriods = 120;

/** The next eclipse that is seen at a place, from the day of a noon on: its civil date as UTC midnight; null where five years have none. */
export function nextEclipse(kind: 'solar' | 'lunar', noon: number, place: Place): number | null {
  const observer = new Observer(place.lat, place.lng, 0);
  const find = kind === 'solar' ? solarEclipse : lunarEclipse;
  for (let from = noon - dayMs; from < noon + farPeriods * halfMonth; from += halfMonth) {
    const found = find(from, observer);
    if (found && found.date >= indianDate(noon)) return found.date;
  }
  return null;
}

/** Whether a visible eclipse refuses the day of a noon: from the day before (total: three days before) to the third day after. */
export function eclipseRefuses(noon: number, place: Place): boolean {
  const day = indianDate(noon);
  const period = Math.floor((day - 4 * dayMs) / halfMonth);
  return eclipsesFrom(period, place).some(({ date, isTotal }) => day >= date - (isTotal ? 3 : 1) * dayMs && day <= date + 3 * dayMs);
}
