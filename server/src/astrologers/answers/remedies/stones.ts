import { planets as grahas, type PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../../content/jyotish/stones.json';
import { functionalNature, signLord } from '../../../astrology';
import type { Words } from '../../asks/ask';
import { findLexeme, lexeme, type SearchText } from '../../question/lexicon';

type StoneWords = Record<'stone' | 'finger' | 'metal' | 'substitute', string>;
type Stone = { names: string; faces: number } & Record<keyof Words, StoneWords>;

export const stones: Readonly<Record<PlanetName, Stone>> = file.stones;
export const lagnaWords = file.lagna;

const named = grahas.map((planet) => ({ planet, names: lexeme(stones[planet].names, stones[planet].names) }));

/** The planets whose stones a text names, in the order in which it names them. */
export const findStones = (text: SearchText): PlanetName[] =>
  named
    .map(({ planet, names }) => ({ planet, at: findLexeme({ ...text, mayBeHindi: true }, names) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ planet }) => planet);

export type Fit = 'yes' | 'no' | 'neutral' | 'node';

/** Whether tradition recommends the stone of a planet for a lagna: that of its lord and of helpful planets. */
export function fitOfStone(planet: PlanetName, sign: number): Fit {
  const { good, bad } = functionalNature(sign);
  if (planet === signLord(sign)) return 'yes';
  if (bad.includes(planet)) return 'no';
  if (good.includes(planet)) return 'yes';
  return planet === 'Rahu' || planet === 'Ketu' ? 'node' : 'neutral';
}

const signs = Array.from({ length: 12 }, (_, at) => at + 1);

/** The lagnas for which tradition recommends the stone of a planet. */
export const listLagnas = (planet: PlanetName): number[] => signs.filter((sign) => fitOfStone(planet, sign) === 'yes');

/** The houses that a planet rules for a lagna. */
export const housesRuled = (planet: PlanetName, lagna: number): number[] =>
  signs
    .filter((sign) => signLord(sign) === planet)
    .map((sign) => ((sign - lagna + 12) % 12) + 1)
    .sort((one, other) => one - other);
