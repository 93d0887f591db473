import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { dayMs } from '../time/iso-time';
import { normalizeDegrees } from './angle';
import { transits } from './transits';
import type { Graha, GrahaPosition } from '../types';

/** An event in the sky at an instant (milliseconds since 1970 UTC); `sign` 1 to 12 is that of the graha afterwards. */
export interface SkyEvent {
  at: number;
  kind: 'enters' | 'direct' | 'retrograde' | 'full' | 'new';
  graha: Graha;
  sign: number;
}

/** Bisections of a day: an event is exact to half a minute. */
const halvings = 12;
/** Without the Moon, which changes its sign every other day, and the nodes, which have no stations. */
const wanderers: readonly Graha[] = ['Sun', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'];

type Sky = readonly GrahaPosition[];
const positionOf = (sky: Sky, graha: Graha): GrahaPosition => {
  const found = sky.find(({ name }) => name === graha);
  if (found === undefined) throw new Error(`The sky lacks ${graha}.`);
  return found;
};
const phaseOf = (sky: Sky) => normalizeDegrees(positionOf(sky, 'Moon').longitude - positionOf(sky, 'Sun').longitude);

/** The instant of a change between two instants, by bisection; `isAfter` is false at the first and true at the second. */
function bisect(from: number, to: number, isAfter: (sky: Sky) => boolean): number {
  let [before, after] = [from, to];
  for (let round = 0; round < halvings; round += 1) {
    const middle = (before + after) / 2;
    if (isAfter(transits(new Date(middle)))) after = middle;
    else before = middle;
  }
  return Math.round(after / 60_000) * 60_000;
}

function changesOf(graha: Graha, [from, to]: readonly [number, number], [one, other]: readonly [Sky, Sky]): SkyEvent[] {
  const [first, last] = [positionOf(one, graha), positionOf(other, graha)];
  const events: SkyEvent[] = [];
  if (first.sign !== last.sign)
    events.push({ at: bisect(from, to, (sky) => positionOf(sky, graha).sign === last.sign), kind: 'enters', graha, sign: last.sign });
  if (first.retrograde !== last.retrograde) {
    const at = bisect(from, to, (sky) => positionOf(sky, graha).retrograde === last.retrograde);
    events.push({ at, kind: last.retrograde ? 'retrograde' : 'direct', graha, sign: last.sign });
  }
  return events;
}

function phasesBetween([from, to]: readonly [number, number], [one, other]: readonly [Sky, Sky]): SkyEvent[] {
  const [first, last] = [phaseOf(one), phaseOf(other)];
  const event = (kind: 'full' | 'new', isAfter: (phase: number) => boolean): SkyEvent => {
    const at = bisect(from, to, (sky) => isAfter(phaseOf(sky)));
    return { at, kind, graha: 'Moon', sign: positionOf(transits(new Date(at)), 'Moon').sign };
  };
  if (first < 180 && last >= 180) return [event('full', (phase) => phase >= 180)];
  return last < first ? [event('new', (phase) => phase < 180)] : [];
}

/**
 * Ingresses, stations, full and new Moons of some days from an instant (milliseconds since 1970 UTC), in order. It yields to the
 * event loop after each day.
 */
export async function findSkyEvents(from: number, days: number): Promise<SkyEvent[]> {
  const events: SkyEvent[] = [];
  let sky: Sky = transits(new Date(from));
  for (let start = from; start < from + days * dayMs; start += dayMs) {
    await yieldToEventLoop();
    const later = transits(new Date(start + dayMs));
    const [span, skies] = [[start, start + dayMs] as const, [sky, later] as const];
    events.push(...wanderers.flatMap((graha) => changesOf(graha, span, skies)), ...phasesBetween(span, skies));
    sky = later;
  }
  return events.sort((one, other) => one.at - other.at);
}
