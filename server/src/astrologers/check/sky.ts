import type { PlanetName } from '@oracle-astra/shared/contract';
import { transits } from '../../astrology';
import { istDay, istDayBounds } from '../vocabulary/days';

/** The sign of a planet at the beginning (`sign`) and the end (`endSign`) of the day; `retrograde` at noon. */
export interface SkyPosition {
  sign: number;
  endSign: number;
  retrograde: boolean;
}

export interface Sky {
  /** The Indian day; one sky a day, so that a question has one answer a day. */
  day: { start: Date; noon: Date; end: Date };
  positions: Record<PlanetName, SkyPosition>;
}

function computeSky(now: Date): Sky {
  const day = istDayBounds(now);
  const [start, noon, end] = [transits(day.start), transits(day.noon), transits(day.end)];
  const positions = start.map(
    ({ name, sign }, index) => [name, { sign, endSign: end[index]?.sign ?? sign, retrograde: noon[index]?.retrograde ?? false }] as const,
  );
  return { day, positions: Object.fromEntries(positions) as Record<PlanetName, SkyPosition> };
}

// Computing the sky costs more than the rest of an answer, and it is the same for everyone on a day.
let latest: { day: string; sky: Sky } | null = null;

/** The sky of the Indian day on which `now` falls. */
export function getSky(now: Date): Sky {
  const day = istDay(now);
  if (latest?.day !== day) latest = { day, sky: computeSky(now) };
  return latest.sky;
}
