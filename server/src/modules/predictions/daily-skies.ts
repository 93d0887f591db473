import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { indiaMs } from '../../indian-date';
import { transits, zodiacPoint } from '../../astrology';
import type { Graha, GrahaPosition } from '../../astrology';
import { addDays, listDays } from './period';
import type { PeriodDays } from './period';

const maxDays = 1200;

/** An event in the sky on an Indian day. */
export type SkyEvent =
  | { kind: 'ingress'; day: string; graha: Graha; sign: number }
  | { kind: 'station'; day: string; graha: Graha; direct: boolean }
  | { kind: 'full-moon'; day: string; sign: number }
  | { kind: 'new-moon'; day: string; sign: number };

export interface DailySkies {
  /** The sky at the noon of a day in India. */
  noon(day: string): readonly GrahaPosition[];
  /** Computes the skies of these days in small batches, so that a year does not block other requests. */
  prepare(days: PeriodDays): Promise<void>;
  /** The events in the sky on these days, in order. */
  events(days: PeriodDays): SkyEvent[];
}

const findGraha = (sky: readonly GrahaPosition[], graha: Graha): GrahaPosition => {
  const found = sky.find(({ name }) => name === graha);
  if (!found) throw new RangeError(`The sky lacks ${graha}.`);
  return found;
};

const elongation = (sky: readonly GrahaPosition[]) => (findGraha(sky, 'Moon').longitude - findGraha(sky, 'Sun').longitude + 360) % 360;

/** The Moon's sign at a fraction of the time between two skies, because it may change on the day of a full or new Moon. */
function moonSignAtShare(share: number, before: readonly GrahaPosition[], after: readonly GrahaPosition[]): number {
  const [start, end] = [before, after].map((sky) => findGraha(sky, 'Moon').longitude) as [number, number];
  return zodiacPoint((start + share * ((end - start + 360) % 360)) % 360).sign;
}

/** Compares the skies of two midnights; a change in between is an event of that day. */
function compareSkies(day: string, before: readonly GrahaPosition[], after: readonly GrahaPosition[]): SkyEvent[] {
  const changes = before.flatMap((position): SkyEvent[] => {
    const { name: graha, sign, retrograde } = position;
    const next = findGraha(after, graha);
    return [
      ...(next.sign === sign || graha === 'Ketu' ? [] : [{ kind: 'ingress', day, graha, sign: next.sign } as const]),
      ...(next.retrograde === retrograde ? [] : [{ kind: 'station', day, graha, direct: retrograde } as const]),
    ];
  });
  const [start, end] = [elongation(before), elongation(after)];
  if (start < 180 && end >= 180)
    changes.push({ kind: 'full-moon', day, sign: moonSignAtShare((180 - start) / (end - start), before, after) });
  if (end < start) changes.push({ kind: 'new-moon', day, sign: moonSignAtShare((360 - start) / (end + 360 - start), before, after) });
  return changes;
}

/** The skies of days, computed once for all charts. */
export function createDailySkies(): DailySkies {
  const cache = new LRUCache<string, readonly GrahaPosition[]>({ max: maxDays });

  function getSky(day: string, hour: number): readonly GrahaPosition[] {
    const key = `${day} ${hour}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const sky = transits(new Date(Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000 - indiaMs));
    cache.set(key, sky);
    return sky;
  }

  return {
    async prepare(days) {
      for (const day of listDays(days)) {
        if (cache.has(`${day} 0`) && cache.has(`${day} 12`)) continue;
        getSky(day, 0);
        getSky(day, 12);
        await nextTurn();
      }
    },
    noon: (day) => getSky(day, 12),
    events: (days) => listDays(days).flatMap((day) => compareSkies(day, getSky(day, 0), getSky(addDays(day, 1), 0))),
  };
}
