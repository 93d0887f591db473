import type { PlanetName } from '@oracle-astra/shared/contract';
import { friendship } from '../../../astrology';

const signs = Array.from({ length: 12 }, (_, at) => at + 1);
/** Distances at which bhakoot has no points. */
const bhakootDistances = [2, 12, 5, 9, 6, 8];
const points = { friend: 2.5, neutral: 1.5, enemy: 0 };
const [allOfBhakoot, allOfMaitri] = [7, 5];
/** The relation of two lords. */
const maitri = (one: PlanetName, other: PlanetName): number =>
  one === other ? allOfMaitri : points[friendship(one, other)] + points[friendship(other, one)];

type LordOf = (sign: number) => PlanetName;

/** The points of two signs, of twelve: bhakoot by their distance, maitri by their lords. */
export function scoreSigns(own: number, other: number, lordOf: LordOf): number {
  const distance = ((other - own + 12) % 12) + 1;
  return (bhakootDistances.includes(distance) ? 0 : allOfBhakoot) + maitri(lordOf(own), lordOf(other));
}

/** The signs that match a sign, the best first: bhakoot by their distance, maitri by their lords. */
export const findFriendlySigns = (own: number, lordOf: LordOf): number[] =>
  signs.filter((sign) => sign !== own).sort((one, other) => scoreSigns(own, other, lordOf) - scoreSigns(own, one, lordOf));
