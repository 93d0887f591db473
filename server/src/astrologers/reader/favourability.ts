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

/** How relevant a planet's period is to the houses and the significator of a topic; higher is more relevant. */
export function computeRelevance(facts: ChartFacts, { houses: [main, secondary], significator }: ChartFocus, planet: PlanetName): number {
  const { houses, house } = facts.rules(planet);
  return sum([
    houses.includes(main) ? 3 : 0,
    houses.includes(secondary) ? 2 : 0,
    house === main ? 2 : 0,
    house === secondary ? 1 : 0,
    planet === significator ? 1.5 : 0,
    facts.aspects(main).some((aspect) => aspect.planet === planet) ? 1 : 0,
    beneficScore(planet),
    dignityScore(facts, planet) / 2,
  ]);
}

/** Rates a topic by the lord, occupants and aspects of its house, the running period, and today's Jupiter and Saturn. */
export function rateFavourability(facts: ChartFacts, focus: ChartFocus): Favourability {
  const [main] = focus.houses;
  const { lord, inHouse } = facts.lordPlace(main);
  const occupancy = facts.inHouse(main);
  const [jupiter, saturn] = (['Jupiter', 'Saturn'] as const).map((planet) => facts.transit(planet).house);
  const score = sum([
    favourableHouses.includes(inHouse) ? 0.75 : -0.75,
    dignityScore(facts, lord),
    ...(occupancy.kind === 'occupants' ? occupancy.planets.map(beneficScore) : []),
    ...facts.aspects(main).map(({ planet }) => beneficScore(planet) / 2),
    computeRelevance(facts, focus, facts.running().antar) >= 2 ? 1 : 0,
    jupiter === main ? 1 : 0,
    saturn === main ? -0.5 : 0,
  ]);
  if (score >= 1.25) return 'open';
  return score >= -0.25 ? 'mixed' : 'slow';
}

const maxPeriods = 7;
const horizonMs = 4 * 365 * 24 * 60 * 60_000;
// A later period is chosen only where it is more relevant than an earlier one.
const waitPenalty = 0.5;

/** The most relevant period among the running antardasha and those that begin within four years. */
export function findKeyPeriod(facts: ChartFacts, focus: ChartFocus): AntardashaPeriod & { current: boolean } {
  const [best] = facts
    .periodsAhead(maxPeriods)
    .map((period, index) => ({
      ...period,
      current: index === 0,
      relevance: computeRelevance(facts, focus, period.antar) - index * waitPenalty,
    }))
    .filter(({ start, current }) => current || Date.parse(start) < facts.noon.getTime() + horizonMs)
    .sort((a, b) => b.relevance - a.relevance);
  if (best) return best;
  const { maha, antar, antarEnd } = facts.running();
  return { maha, antar, start: antarEnd, end: antarEnd, current: true };
}
