import { normalizeSignedDegrees, normalizeDegrees } from './sky/angle';
import { dayMs } from './time/iso-time';
import { luminariesAt, type Luminaries } from './sky/luminaries';
import { nakshatraSpan } from './rules/nakshatra';
import type { Limb } from './types';

/** The definition of a limb of the panchang: its angle, the width of one value, and the mean rate, in degrees and days. */
interface Measure {
  angle: (at: Luminaries) => number;
  span: number;
  rate: number;
}

const elongation = ({ sun, moon }: Luminaries) => normalizeDegrees(moon - sun);

const measures = {
  tithi: { angle: elongation, span: 12, rate: 12.1907 },
  karana: { angle: elongation, span: 6, rate: 12.1907 },
  nakshatra: { angle: ({ moon }) => moon, span: nakshatraSpan, rate: 13.1764 },
  moonSign: { angle: ({ moon }) => moon, span: 30, rate: 13.1764 },
  yoga: { angle: ({ sun, moon }) => normalizeDegrees(sun + moon), span: nakshatraSpan, rate: 14.162 },
} satisfies Record<string, Measure>;

export type LimbName = keyof typeof measures;

/** Value of a limb, counted from 1. */
export function limbValue(name: LimbName, at: Luminaries): number {
  const { angle, span } = measures[name];
  return Math.floor(angle(at) / span) + 1;
}

/** The value of a limb at an instant, milliseconds since 1970 UTC, and when it ends, to the second. */
export function limbAt(name: LimbName, instant: number): Limb {
  const { angle, span, rate } = measures[name];
  const start = luminariesAt(instant);
  const value = limbValue(name, start);
  let end = instant;
  let remaining = value * span - angle(start);
  // The rate is off by at most a fifth, so every iteration reduces the error to at most a fifth.
  while (Math.abs(remaining) > 1e-6) {
    end += (remaining / rate) * dayMs;
    remaining = normalizeSignedDegrees(value * span - angle(luminariesAt(end)));
  }
  return { value, ends_at: new Date(Math.ceil(end / 1000) * 1000).toISOString() };
}
