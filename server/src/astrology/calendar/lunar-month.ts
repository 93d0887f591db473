import { LRUCache } from 'lru-cache';
import { dayMs } from '../time/iso-time';
import { normalizeDegrees, normalizeSignedDegrees } from '../sky/angle';
import { luminariesAt } from '../sky/luminaries';

/** Mean degrees a day by which the Moon gains on the Sun. */
const elongationRate = 12.1907;

export interface LunarMonth {
  /** Amanta, 1 (Chaitra) to 12 (Phalguna); an adhika month has the name of the one after it. */
  month: number;
  isAdhika: boolean;
  /** The omitted month (kshaya), whose festivals are in this one too, if the Sun enters two signs in it; else null. */
  lost: number | null;
  /** New moons at both ends, milliseconds since 1970 UTC. */
  start: number;
  end: number;
}

function elongationAt(instant: number): number {
  const { sun, moon } = luminariesAt(instant);
  return normalizeDegrees(moon - sun);
}

/** The mean new moon of January 2000, and the mean length of a lunar month. */
const meanNewMoon = Date.UTC(2000, 0, 6, 14, 20);
const meanMonth = 29.530_588_9 * dayMs;
const newMoons = new LRUCache<number, number>({ max: 5000 });

function searchNewMoon(guess: number): number {
  let instant = guess;
  for (let round = 0; round < 12; round += 1) {
    const step = (normalizeSignedDegrees(elongationAt(instant)) / elongationRate) * dayMs;
    instant -= step;
    if (Math.abs(step) < 500) break;
  }
  return Math.round(instant / 1000) * 1000;
}

/** The new moon near an instant, to the second. A true one is within a day of the mean one of its number. */
function newMoonNear(guess: number): number {
  const count = Math.round((guess - meanNewMoon) / meanMonth);
  const instant = newMoons.get(count) ?? searchNewMoon(meanNewMoon + count * meanMonth);
  newMoons.set(count, instant);
  return instant;
}

const sunSign = (instant: number) => Math.floor(luminariesAt(instant).sun / 30);

/**
 * The lunar month at an instant, milliseconds since 1970 UTC. In the rare months with two sankrantis the first names the month,
 * and the second is its omitted month.
 */
export function lunarMonthAt(instant: number): LunarMonth {
  const age = (elongationAt(instant) / elongationRate) * dayMs;
  let start = newMoonNear(instant - age);
  // The mean rate is off by at most half a day, so the guess can be a neighbouring month only near a new moon.
  if (start > instant) start = newMoonNear(start - 29.53 * dayMs);
  const end = newMoonNear(start + 29.53 * dayMs);
  const [sign, endSign] = [sunSign(start), sunSign(end)];
  const month = ((sign + 1) % 12) + 1;
  const lostMonth = (endSign - sign + 12) % 12 === 2 ? (month % 12) + 1 : null;
  return { month, isAdhika: endSign === sign, lost: lostMonth, start, end };
}

/** The purnimanta month of an amanta one: the dark half (tithis 16 to 30) has the next name, except within an adhika month. */
export function purnimantaMonth({ month, isAdhika }: Pick<LunarMonth, 'month' | 'isAdhika'>, tithi: number): number {
  return tithi > 15 && !isAdhika ? (month % 12) + 1 : month;
}

/** Years of the Vikram and Shaka eras, which begin with Chaitra, for a civil date `YYYY-MM-DD` in an amanta month. */
export function eraYears(date: string, month: number): { vikram: number; shaka: number } {
  const [year = 0, civilMonth = 0] = date.split('-').map(Number);
  // The second half of the lunar year is over by the middle of April; Margashirsha may reach into January.
  const before = civilMonth <= 4 && month > 6 ? 1 : 0;
  return { vikram: year + 57 - before, shaka: year - 78 - before };
}
