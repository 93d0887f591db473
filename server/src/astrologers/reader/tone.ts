import type { PlanetName } from '@oracle-astra/shared/contract';
import type { ChartFacts, Period } from '../facts/chart-facts';
import type { Tone } from './phrases/stock';
import type { Subject } from './subjects';

const helpful: readonly PlanetName[] = ['Jupiter', 'Venus', 'Mercury', 'Moon'];
const easyHouses = [1, 2, 4, 5, 7, 9, 10, 11];
const dignities = { exalted: 1, own: 1, debilitated: -1 } as const;

const kindness = (planet: PlanetName) => (helpful.includes(planet) ? 0.5 : -0.5);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function standing(facts: ChartFacts, planet: PlanetName): number {
  const dignity = facts.dignity(planet);
  return dignity ? dignities[dignity.dignity] : 0;
}

/** How closely a planet's period touches a subject: what it rules, where it stands, what it stands for. */
export function bearing(facts: ChartFacts, { houses: [main, beside], significator }: Subject, planet: PlanetName): number {
  const { houses, house } = facts.rules(planet);
  return sum([
    houses.includes(main) ? 3 : 0,
    houses.includes(beside) ? 2 : 0,
    house === main ? 2 : 0,
    house === beside ? 1 : 0,
    planet === significator ? 1.5 : 0,
    facts.aspects(main).some((aspect) => aspect.planet === planet) ? 1 : 0,
    kindness(planet),
    standing(facts, planet) / 2,
  ]);
}

/** How much speaks for a subject: its lord, who stands in or looks at its house, the running period, Jupiter and Saturn today. */
export function toneOf(facts: ChartFacts, subject: Subject): Tone {
  const [main] = subject.houses;
  const { lord, inHouse } = facts.lordPlace(main);
  const within = facts.inHouse(main);
  const [jupiter, saturn] = (['Jupiter', 'Saturn'] as const).map((planet) => facts.transit(planet).house);
  const score = sum([
    easyHouses.includes(inHouse) ? 0.75 : -0.75,
    standing(facts, lord),
    ...(within.kind === 'occupants' ? within.planets.map(kindness) : []),
    ...facts.aspects(main).map(({ planet }) => kindness(planet) / 2),
    bearing(facts, subject, facts.running().antar) >= 2 ? 1 : 0,
    jupiter === main ? 1 : 0,
    saturn === main ? -0.5 : 0,
  ]);
  if (score >= 1.25) return 'open';
  return score >= -0.25 ? 'mixed' : 'slow';
}

const periodsAhead = 7;
const horizonMs = 4 * 365 * 24 * 60 * 60_000;
// A stretch far off must bear more on the subject than one that is near.
const costOfWaiting = 0.5;

/** Of the running antardasha and those that begin within four years of the day, the one that bears most on a subject. */
export function windowOf(facts: ChartFacts, subject: Subject): Period & { current: boolean } {
  const [best] = facts.periodsAhead(periodsAhead)
    .map((period, index) => ({ ...period, current: index === 0, worth: bearing(facts, subject, period.antar) - index * costOfWaiting }))
    .filter(({ start, current }) => current || Date.parse(start) < facts.noon.getTime() + horizonMs)
    .sort((a, b) => b.worth - a.worth);
  if (best) return best;
  const { maha, antar, antarEnd } = facts.running();
  return { maha, antar, start: antarEnd, end: antarEnd, current: true };
}
