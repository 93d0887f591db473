import type { Claim, Level, Tags, When } from './claim';

/** What the letters of a pattern stand for: a planet, house, sign, nakshatra or day, and lists of planets and houses. */
export const symbols: Record<string, string> = {
  P: '<P:\\w+>',
  H: '<H:\\d+>',
  S: '<S:\\d+>',
  N: '<N:\\d+>',
  D: '<D:[\\d-]+>',
  PP: '<P:\\w+>(?:(?:, | and | और | aur )<P:\\w+>)*',
  HH: '<H:\\d+>(?:(?:, | and | और | aur )<H:\\d+>)*',
};

export const places =
  (when: When) =>
  ({ planets, signs, houses, stars }: Tags): Claim[] =>
    planets.flatMap((planet): Claim[] => [
      ...signs.map((sign): Claim => ({ kind: 'sign', planet, sign, when })),
      ...houses.map((house): Claim => ({ kind: 'house', planet, house, when })),
      ...stars.map((nakshatra): Claim => ({ kind: 'nakshatra', planet, nakshatra })),
    ]);

export const lords = ({ houses, planets: [planet] }: Tags): Claim[] =>
  planet ? houses.map((house) => ({ kind: 'lord', house, planet })) : [];

/** Planets aspect the last house named; where a first one is named too, they stand in it. */
export const aspectLast = ({ planets, houses }: Tags): Claim[] => {
  const house = houses.at(-1);
  const from = houses.length > 1 ? houses[0] : undefined;
  return house === undefined
    ? []
    : planets.flatMap((planet): Claim[] => [
        { kind: 'aspect', planet, house },
        ...(from === undefined ? [] : [{ kind: 'house', planet, house: from, when: 'birth' } as const]),
      ]);
};
export const aspectFirst = (tags: Tags): Claim[] => aspectLast({ ...tags, houses: [...tags.houses].reverse() });

export const dignity =
  (value: 'exalted' | 'own' | 'debilitated') =>
  ({ planets }: Tags): Claim[] =>
    planets.map((planet) => ({ kind: 'dignity', planet, dignity: value }));

export const period =
  (level: Level) =>
  ({ planets, days }: Tags): Claim[] => {
    const lord = planets.at(-1);
    return lord ? [{ kind: 'period', level, lord, days }] : [];
  };

export const running = ({ planets: [maha, antar] }: Tags): Claim[] => (maha ? [{ kind: 'running', maha, antar: antar ?? null }] : []);

export const division =
  (of: 'D9' | 'D10') =>
  ({ planets: [planet], signs: [sign] }: Tags): Claim[] =>
    sign ? [{ kind: 'divisionSign', division: of, planet: planet ?? null, sign }] : [];

export const houseSign = ({ houses: [house], signs: [sign] }: Tags): Claim[] => (house && sign ? [{ kind: 'houseSign', house, sign }] : []);
export const ascendant = ({ signs: [sign] }: Tags): Claim[] => (sign ? [{ kind: 'ascendant', sign }] : []);
export const empty = ({ houses: [house] }: Tags): Claim[] => (house ? [{ kind: 'empty', house }] : []);
export const manglik = (value: boolean) => (): Claim[] => [{ kind: 'manglik', manglik: value }];
export const sadeSati = (phase: 1 | 2 | 3 | null | 'some') => (): Claim[] => [{ kind: 'sadeSati', phase }];
export const moonIs = ({ signs: [sign], stars: [nakshatra] }: Tags): Claim[] => [
  ...(sign ? [{ kind: 'sign', planet: 'Moon', sign, when: 'birth' } as const] : []),
  ...(nakshatra ? [{ kind: 'nakshatra', planet: 'Moon', nakshatra } as const] : []),
];
export const retrograde =
  (when: When) =>
  ({ planets }: Tags): Claim[] =>
    planets.map((planet) => ({ kind: 'retrograde', planet, when }));
export const together = ({ planets }: Tags): Claim[] => [{ kind: 'together', planets }];
