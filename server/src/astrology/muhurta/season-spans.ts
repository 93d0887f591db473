import type { Place } from '../calendar/solar-day';
import { dayMs } from '../time/iso-time';
import { muhurtaDay } from './day';
import { seasonOf, type Season } from './seasons';

/** Noons of the first and the last day of a season; `from` is the day that was asked from where it runs already. */
interface SeasonSpan {
  from: number;
  to: number;
  runs: boolean;
}

/** No season is shorter than the step; the extra month only occurs in some years. */
const [step, farDays] = [4, 800];
const adhika = { step: 12, farDays: 1300 };

/** The season that runs on the day of a noon, else the next one; null where the coming years have none. */
export function nextSeason(season: Season, noon: number, place: Place): SeasonSpan | null {
  const holds = (at: number): boolean => seasonOf(muhurtaDay(at, place), [season]) !== null;
  const [by, days] = season === 'adhika' ? [adhika.step, adhika.farDays] : [step, farDays];
  const endOf = (inside: number): number => {
    let end = inside;
    while (holds(end + dayMs)) end += dayMs;
    return end;
  };
  if (holds(noon)) return { from: noon, to: endOf(noon), runs: true };
  for (let at = noon; at < noon + days * dayMs; at += by * dayMs) {
    if (!holds(at)) continue;
    let from = at;
    while (holds(from - dayMs)) from -= dayMs;
    return { from, to: endOf(at), runs: false };
  }
  return null;
}
