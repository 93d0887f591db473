import type { PlanetName } from '@oracle-astra/shared/contract';
import type { ChartFacts, AntardashaPeriod } from '../facts/chart-facts';
import type { Favourability } from './phrases/phrase-book';
import type { ChartFocus } from './chart-focus';

const benefics: readonly PlanetName[] = ['Jupiter', 'Venus', 'Mercury', 'Moon'];
const favourableHouses = [1, 2, 4, 5, 7, 9, 10, 11];
const dignityScores = { exalted: 1, own: 1, debilitated: -1 } as const;

const beneficScore = (planet: PlanetName) => (benefics.includes(planet) ? 0.5 : -0.5);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

function dignityScore(facts: ChartFacts, planet: PlanetName): number {
  const dignity = facts.dignity(planet);
  return dignity ? dignityScores[dignity.dignity] : 0;
}

/** How closely a planet's period touches a subject: what it rules, where it stands, what it stands for. */
export function computeRelevance(facts: ChartFacts, { houses: [main, beside], significator }: ChartFocus, planet: PlanetName): number {
  const { houses, house } = facts.rules(planet);
  return sum([
    houses.includes(main) ? 3 : 0,
    houses.includes(beside) ? 2 : 0,
    house === main ? 2 : 0,
    house === beside ? 1 : 0,
    planet === significator ? 1.5 : 0,
    facts.aspects(main).some((aspect) => aspect.planet === planet) ? 1 : 0,
    beneficScore(planet),
    dignityScore(facts, planet) / 2,
  ]);
}

/** How much speaks for a subject: its lord, who stands in or looks at its house, the running period, Jupiter and Saturn today. */
export function rateFavourability(facts: ChartFacts, subject: ChartFocus): Favourability {
  const [main] = subject.houses;
  const { lord, inHouse } = facts.lordPlace(main);
  const within = facts.inHouse(main);
  const [jupiter, saturn] = (['Jupiter', 'Saturn'] as const).map((planet) => facts.transit(planet).house);
  const score = sum([
    favourableHouses.includes(inHouse) ? 0.75 : -0.75,
    dignityScore(facts, lord),
    ...(within.kind === 'occupants' ? within.planets.map(beneficScore) : []),
    ...facts.aspects(main).map(({ planet }) => beneficScore(planet) / 2),
    computeRelevance(facts, subject, facts.running().antar) >= 2 ? 1 : 0,
    jupiter === main ? 1 : 0,
    saturn === main ? -0.5 : 0,
  ]);
  if (score >= 1.25) return 'open';
  return score >= -0.25 ? 'mixed' : 'slow';
}

const maxPeriods = 7;
const horizonMs = 4 * 365 * 24 * 60 * 60_000;
// A stretch far off must bear more on the subject than one that is near.
const waitPenalty = 0.5;

/** Of the running antardasha and those that begin within four years of the day, the one that bears most on a subject. */
export function findKeyPeriod(facts: ChartFacts, subject: ChartFocus): AntardashaPeriod & { current: boolean } {
  const [best] = facts.periodsAhead(maxPeriods)
    .map((period, index) => ({ ...period, current: index === 0, worth: computeRelevance(facts, subject, period.antar) - index * waitPenalty }))
    .filter(({ start, current }) => current || Date.parse(start) < facts.noon.getTime() + horizonMs)
    .sort((a, b) => b.worth - a.worth);
  if (best) return best;
  const { maha, antar, antarEnd } = facts.running();
  return { maha, antar, start: antarEnd, end: antarEnd, current: true };
}
