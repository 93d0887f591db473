import type { PlanetName } from '@oracle-astra/shared/contract';
import { signSpans, transits } from '../../../../astrology';
import { dayMs } from '../../../question/dates/spans';

/** A planet's entry into a sign, 1 to 12; milliseconds since 1970 UTC. */
export interface Entry {
  at: number;
  sign: number;
}

/** Days in which a planet surely does not cross a sign and come back. */
const steps: Partial<Record<PlanetName, number>> = { Moon: 1, Sun: 10, Mercury: 2, Venus: 3, Mars: 4 };
const halvings = 16;
const opposite = (sign: number) => ((sign + 5) % 12) + 1;
const signAt = (planet: PlanetName, at: number) => transits(new Date(at)).find(({ name }) => name === planet)?.sign ?? 0;

function bySteps(planet: PlanetName, from: number): Entry {
  const step = (steps[planet] ?? 1) * dayMs;
  const before = signAt(planet, from);
  let end = from + step;
  while (signAt(planet, end) === before) end += step;
  let start = end - step;
  for (let round = 0; round < halvings; round += 1) {
    const middle = (start + end) / 2;
    if (signAt(planet, middle) === before) start = middle;
    else end = middle;
  }
  return { at: end, sign: signAt(planet, end) };
}

const ahead = 31 * 365.25 * dayMs;

/** The entries of a planet into signs after an instant, in order; not all of them are computed before they are read. */
export function* entriesOf(planet: PlanetName, from: number): Generator<Entry> {
  const slow = planet === 'Ketu' ? 'Rahu' : planet;
  if (slow === 'Rahu' || slow === 'Saturn' || slow === 'Jupiter') {
    const spans = signSpans(slow, from, from + ahead).filter(({ start }) => start > from);
    yield* spans.map(({ start, sign }) => ({ at: start, sign: planet === 'Ketu' ? opposite(sign) : sign }));
    return;
  }
  let at = from;
  for (;;) {
    const entry = bySteps(planet, at);
    yield entry;
    at = entry.at + dayMs / 24;
  }
}
