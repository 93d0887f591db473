import { find } from 'geo-tz/all';
import { cityClocks } from './city-clocks';
import zoneHistory from './zone-history.json';

const formatters = new Map<string, Intl.DateTimeFormat>();

// Formatters are cached, because creating one takes as long as computing a chart.
function getFormatter(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, clock);
  return clock;
}

/**
 * The time zones of the tz database that hold a place, by exact borders; the official one first. Several if the land is claimed
 * twice or has two clocks, like Xinjiang. `lat` −90 to 90, `lng` −180 to 180; throws a RangeError outside.
 */
export function zonesAt(lat: number, lng: number): string[] {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw new RangeError('There is no such place.');
  const zones = find(lat, lng);
  return zones[0] === 'Asia/Urumqi' ? zones.reverse() : zones;
}

/** The official one of `zonesAt`. */
export const zoneAt = (lat: number, lng: number): string => zonesAt(lat, lng)[0] ?? 'Etc/UTC';

/** Seconds since 1970 and the offset in seconds from then on, from 1944 to 1969, of zones for which Node has no data before 1970. */
const history: Partial<Record<string, number[][]>> = zoneHistory;

function historicOffset(zone: string, instant: number): number | undefined {
  if (instant >= 0) return undefined;
  return history[zone]?.findLast(([from = 0]) => from * 1000 <= instant)?.[1];
}

// India has had one offset since the war; formatting it would take a tenth of a chart's time.
const indianTimeSince = Date.UTC(1945, 9, 16);
const indianOffset = 19_800_000;

/** The offset of local time from UTC in milliseconds at an instant (milliseconds since 1970 UTC); `zone` of the tz database, or a city clock. */
export function offsetAt(zone: string, instant: number): number {
  if (zone === 'Asia/Kolkata' && instant >= indianTimeSince) return indianOffset;
  const fixed = cityClocks.find(({ name }) => name === zone)?.offsetSeconds ?? historicOffset(zone, instant);
  if (fixed !== undefined) return fixed * 1000;
  // `formatToParts` takes four times as long as formatting one string.
  const [month = 1, day = 1, year = 0, hour = 0, minute = 0, second = 0] = getFormatter(zone).format(instant).split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** A local time in a zone: how often it occurred, and the instants in milliseconds since 1970. */
export interface LocalTime {
  /** Twice if clocks were put back over it, never if they were put forward over it. */
  came: 'once' | 'twice' | 'never';
  /**
   * One, or two in order. For a time that never occurred: the instants of a clock that was put forward too early and of one
   * that was not yet put forward.
   */
  instants: number[];
}

/** @param wall the local time as if it were UTC, milliseconds since 1970. */
export function readLocalTime(zone: string, wall: number): LocalTime {
  const day = 86_400_000;
  const offsets = [...new Set([wall - day, wall + day].map((at) => offsetAt(zone, at)))];
  const inOrder = (all: number[]) => all.map((offset) => wall - offset).sort((a, b) => a - b);
  const instants = inOrder(offsets.filter((offset) => offsetAt(zone, wall - offset) === offset));
  if (instants.length === 0) return { came: 'never', instants: inOrder(offsets) };
  return { came: instants.length === 2 ? 'twice' : 'once', instants };
}

/** The instant at which a day or hour of a zone begins: the first of two; for a skipped time, that of a clock that was not yet put forward. */
export const firstInstantOf = (zone: string, wall: number): number => {
  const { came, instants } = readLocalTime(zone, wall);
  return (came === 'never' ? instants.at(-1) : instants[0]) as number;
};
