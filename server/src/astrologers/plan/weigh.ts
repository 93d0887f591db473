import type { PlanetName } from '@oracle-astra/shared/contract';
import { dignityIn, divisionSign, divisionStrength, findYogas, slowSigns, type Division, type Strengths, type YogaId } from '../../astrology';

/** The matter to score: its houses from the lagna or from the house of a relative. */
export interface Focus {
  houses: readonly number[];
  karakas: readonly PlanetName[];
  division: Division;
}

/** One ground of a score. `weight` is positive if it helps and negative if it hinders. */
export type Factor = { weight: number } & (
  | { kind: 'lord'; house: number; lord: PlanetName; inHouse: number; dignity: 'exalted' | 'own' | 'debilitated' | null; retrograde: boolean; combust: boolean }
  | { kind: 'occupants'; house: number; planets: PlanetName[] }
  | { kind: 'aspect'; house: number; planet: PlanetName; from: number }
  | { kind: 'karaka'; planet: PlanetName; inHouse: number; dignity: 'exalted' | 'own' | 'debilitated' | null }
  | { kind: 'division'; division: Division; planet: PlanetName; sign: number; dignity: 'exalted' | 'own' | 'debilitated' }
  | { kind: 'yoga'; yoga: YogaId; planets: PlanetName[] }
  | { kind: 'transit'; planet: 'Jupiter' | 'Saturn' | 'Rahu'; house: number; over: number }
);

/** The planet of a factor. */
export const planetOfFactor = (factor: Factor): PlanetName => (factor.kind === 'lord' ? factor.lord : factor.kind === 'occupants' || factor.kind === 'yoga' ? (factor.planets[0] ?? 'Sun') : factor.planet);

/** The score of a matter in a chart, 0 to 100, and its grounds, the strongest first. */
export interface Weighed {
  score: number;
  factors: Factor[];
}

const benefics: readonly PlanetName[] = ['Jupiter', 'Venus', 'Mercury', 'Moon'];
const isBenefic = (planet: PlanetName) => benefics.includes(planet);

function notable(planet: PlanetName, sign: number) {
  const dignity = dignityIn(planet, sign);
  return planet !== 'Rahu' && planet !== 'Ketu' && (dignity === 'exalted' || dignity === 'own' || dignity === 'debilitated') ? dignity : null;
}

/** The lord of a house as a ground, its weight as a share of its strength. */
export function lordFactor(strengths: Strengths, house: number, share: number): Factor {
  const { view } = strengths;
  const lord = view.lord(house);
  const { house: inHouse, sign, retrograde } = view.planet(lord);
  const weight = share * (strengths.of(lord) - 40) + ([6, 8, 12].includes(inHouse) ? -4 : 0);
  return { kind: 'lord', house, lord, inHouse, dignity: notable(lord, sign), retrograde, combust: view.combust(lord), weight };
}

function houseFactors({ view }: Strengths, house: number): Factor[] {
  const inside = view.in(house);
  const groups = [inside.filter(isBenefic), inside.filter((each) => !isBenefic(each))].filter((group) => group.length > 0);
  const occupants = groups.map((planets): Factor => ({ kind: 'occupants', house, planets, weight: isBenefic(planets[0] ?? 'Sun') ? 7 : -6 }));
  const aspects = (['Jupiter', 'Saturn', 'Mars', 'Venus', 'Mercury'] as const)
    .filter((planet) => view.house(planet) !== house && aspectsHouse(view, planet, house))
    .map((planet): Factor => ({ kind: 'aspect', house, planet, from: view.house(planet), weight: planet === 'Jupiter' ? 6 : isBenefic(planet) ? 3 : -4 }));
  return [...occupants, ...aspects];
}

/** A natural significator as a ground. */
export function karakaFactor(strengths: Strengths, planet: PlanetName): Factor {
  const { house: inHouse, sign } = strengths.view.planet(planet);
  const weight = 0.2 * (strengths.of(planet) - 40) + ([6, 8, 12].includes(inHouse) ? -2 : 1);
  return { kind: 'karaka', planet, inHouse, dignity: notable(planet, sign), weight };
}

/** One planet in a house as a ground. */
export const occupantFactor = (house: number, planet: PlanetName): Factor => ({ kind: 'occupants', house, planets: [planet], weight: isBenefic(planet) ? 7 : -6 });

const aspectCounts: Partial<Record<PlanetName, readonly number[]>> = { Mars: [4, 7, 8], Jupiter: [5, 7, 9], Saturn: [3, 7, 10] };

function aspectsHouse(view: Strengths['view'], planet: PlanetName, house: number): boolean {
  return (aspectCounts[planet] ?? [7]).some((count) => ((view.house(planet) + count - 2) % 12) + 1 === house);
}

function transitFactors({ view }: Strengths, house: number, at: number): Factor[] {
  const signs = slowSigns(at);
  const lagna = view.chart.ascendant.sign;
  return (['Jupiter', 'Saturn', 'Rahu'] as const).flatMap((planet): Factor[] => {
    const from = ((signs[planet] - lagna + 12) % 12) + 1;
    const isInfluenced = planet === 'Rahu' ? from === house : from === house || (aspectCounts[planet] ?? []).some((count) => ((from + count - 2) % 12) + 1 === house);
    return isInfluenced ? [{ kind: 'transit', planet, house: from, over: house, weight: planet === 'Jupiter' ? 6 : -3 }] : [];
  });
}

function divisionFactor({ view }: Strengths, division: Division, planet: PlanetName): Factor[] {
  if (division !== 'D9' && division !== 'D10') return [];
  const sign = divisionSign(division, view.planet(planet).longitude);
  const dignity = notable(planet, sign);
  return dignity ? [{ kind: 'division', division, planet, sign, dignity, weight: dignity === 'debilitated' ? -5 : 5 }] : [];
}

function yogaFactors(strengths: Strengths, focus: Focus, gender: 'Male' | 'Female'): Factor[] {
  const lord = strengths.view.lord(focus.houses[0] ?? 1);
  return findYogas(strengths, gender)
    .filter(({ planets, strength, polarity, isWeak }) => polarity === 1 && strength >= 45 && !isWeak && planets.some((each) => each === lord || focus.karakas.includes(each)))
    .slice(0, 1)
    .map(({ id, planets }): Factor => ({ kind: 'yoga', yoga: id, planets, weight: 5 }));
}

/** Scores a matter by house, lord, karaka, divisional chart, yogas and the slow transits of an instant. */
export function weigh(strengths: Strengths, focus: Focus, at: number, gender: 'Male' | 'Female'): Weighed {
  const { view } = strengths;
  const [main = 1, second] = focus.houses;
  const [karaka = 'Jupiter'] = focus.karakas;
  const lord = view.lord(main);
  const inHouse = houseFactors(strengths, main);
  const factors: Factor[] = [
    lordFactor(strengths, main, 0.3),
    ...inHouse,
    karakaFactor(strengths, karaka),
    ...(second === undefined || view.lord(second) === lord ? [] : [lordFactor(strengths, second, 0.12)]),
    ...divisionFactor(strengths, focus.division, lord),
    ...yogaFactors(strengths, focus, gender),
    ...transitFactors(strengths, main, at),
  ];
  const house = 50 + inHouse.reduce((sum, { weight }) => sum + weight, 0) + 2 * (strengths.houseBindus(main) - 28);
  const yogas = factors.some(({ kind }) => kind === 'yoga') ? 80 : 45;
  const score = 0.35 * strengths.of(lord) + 0.2 * strengths.of(karaka) + 0.2 * house + 0.15 * divisionStrength(view, lord, focus.division) + 0.1 * yogas;
  return {
    score: Math.max(0, Math.min(100, Math.round(score))),
    factors: factors.filter((factor) => factor.kind !== 'karaka' || factor.planet !== lord).sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
  };
}
