import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Division, YogaId } from '../../../astrology';
import { normalize } from '../../../care/text/normalize';
import { readHouses, type HouseTerms } from './house-terms';
import { finders } from './names';

export type Part = 'lagna' | 'rashi' | 'star' | 'sun';
export type DashaLevel = 'maha' | 'antar' | 'pratyantar';
export type DignityName = 'exalted' | 'own' | 'friendly' | 'neutral' | 'enemy' | 'debilitated';
export type DoshaName = 'manglik' | 'kaalSarp' | 'pitra' | 'shrapit' | 'nadi' | 'mool';

/** The chart terms that a text mentions. */
export interface Terms extends HouseTerms {
  words: readonly string[];
  planets: PlanetName[];
  signs: number[];
  stars: number[];
  parts: Part[];
  division: Division | 'moon' | null;
  level: DashaLevel | null;
  karaka: number | null;
  traits: string[];
  saturn: 'sadeSati' | 'dhaiya' | null;
  dignities: DignityName[];
  yoga: YogaId | null;
  yogaGroup: 'mahapurusha' | 'vipreet' | null;
  dosha: DoshaName | null;
  group: string | null;
  nature: string | null;
  /** Whether it asks which, where, who or when, and not whether. */
  asksWhich: boolean;
  /** Whether it mentions an end. */
  ends: boolean;
}

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

export function readTerms(text: string): Terms {
  const words = normalize(text);
  const ids = (name: keyof typeof finders) => unique(finders[name](words).map(({ id }) => id));
  const first = (name: keyof typeof finders) => ids(name)[0] ?? null;
  const yoga = first('yogas') as YogaId | null;
  const dosha = first('doshas') as DoshaName | null;
  return {
    ...readHouses(words),
    words,
    planets: ids('planets') as PlanetName[],
    signs: ids('signs').map(Number),
    stars: ids('stars').map(Number),
    parts: ids('parts') as Part[],
    division: first('divisions') as Terms['division'],
    level: (ids('levels').at(-1) ?? null) as DashaLevel | null,
    karaka: first('karakas') === null ? null : Number(first('karakas')),
    traits: ids('traits'),
    saturn: first('saturn') as Terms['saturn'],
    dignities: ids('dignities') as DignityName[],
    yoga,
    yogaGroup: first('yogaGroups') as Terms['yogaGroup'],
    dosha,
    group: first('groups'),
    nature: first('nature'),
    asksWhich: ids('asking').length > 0,
    ends: ids('endings').length > 0,
  };
}

/** Whether a text has no chart terms. */
export function hasNoTerms(text: string): boolean {
  const { planets, houses, mentionedLords, parts, level, division, karaka, yoga, dosha, saturn } = readTerms(text);
  return (
    [planets, houses, mentionedLords, parts].every(({ length }) => length === 0) &&
    [level, division, karaka, yoga, dosha, saturn].every((each) => each === null)
  );
}
