import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Claim, Tags, When } from './claim';

/** Every planet named stands in every sign, house and nakshatra named. */
export function placementClaims({ planets, signs, houses, stars }: Tags, when: When): Claim[] {
  return planets.flatMap((planet): Claim[] => [
    ...signs.map((sign): Claim => ({ kind: 'sign', planet, sign, when })),
    ...houses.map((house): Claim => ({ kind: 'house', planet, house, when })),
    ...stars.map((nakshatra): Claim => ({ kind: 'nakshatra', planet, nakshatra, when })),
  ]);
}

/** Every house named has the planet for its lord. */
export const lordClaims = ({ houses, planets: [planet] }: Tags): Claim[] =>
  planet ? houses.map((house) => ({ kind: 'lord', house, planet })) : [];

export const houseSignClaims = ({ houses: [house], signs: [sign] }: Tags): Claim[] =>
  house && sign ? [{ kind: 'houseSign', house, sign }] : [];

/** The planet aspects `seen`, the first or last house named; where a second one is named, it stands in that. */
export function aspectClaims({ planets: [planet], houses }: Tags, seen: 'first' | 'last'): Claim[] {
  const house = seen === 'first' ? houses[0] : houses.at(-1);
  const from = houses.length > 1 ? (seen === 'first' ? houses.at(-1) : houses[0]) : undefined;
  if (!planet || !house) return [];
  return [{ kind: 'aspect', planet, house }, ...(from ? [{ kind: 'house', planet, house: from, when: 'birth' } as const] : [])];
}

/** A period with the days named, the last of which is its end. */
export function periodClaims(level: string, { planets, days }: Tags): Claim[] {
  const lord = planets.at(-1);
  const [start, end] = days.length > 1 ? days : [undefined, days[0]];
  return lord ? [{ kind: 'period', level: level.startsWith('m') || level.startsWith('म') ? 'maha' : 'antar', lord, start, end }] : [];
}

/** An antardasha that ends on the last day named belongs to a mahadasha. */
export function antardashaClaims(maha: PlanetName | undefined, antar: PlanetName | undefined, days: string[]): Claim[] {
  const end = days.at(-1);
  return maha && antar && end ? [{ kind: 'antardasha', maha, antar, end }] : [];
}
