import * as z from 'zod/mini';
import type { PlanetName } from '@oracle-astra/shared/contract';
import { dignityIn, divisionSign, houseLord, houseSign, housesRuledBy, isCombust, occupants, type Chart } from '../../astrology';
import { englishList, englishOrdinal, englishPlanet, englishPlanetFirst } from '../vocabulary/english';
import { birthFields, readBirth } from './birth';
import { houseName, signName, starName } from './names';
import { defineTool } from './tool';

export interface PlanetState {
  name: PlanetName;
  sign: number;
  house: number | null;
  nakshatra: number;
  pada: number;
  retrograde: boolean;
  combust: boolean;
  dignity: string;
  rules: number[];
}

interface PlanetsValue {
  division: 'D1' | 'D9' | 'D10';
  /** Null if the hour of birth is unknown. */
  ascendant: number | null;
  planets: PlanetState[];
  houses: { house: number; sign: number; lord: PlanetName; planets: PlanetName[] }[];
}

const notable: Record<string, string> = { exalted: 'exalted', own: 'in its own sign', debilitated: 'debilitated' };

function readBirthChart(chart: Chart, hasTime: boolean): PlanetsValue {
  return {
    division: 'D1',
    ascendant: hasTime ? chart.ascendant.sign : null,
    planets: chart.planets.map(({ name, sign, house, nakshatra, pada, retrograde }) => ({
      name,
      sign,
      house: hasTime ? house : null,
      nakshatra,
      pada,
      retrograde: retrograde && name !== 'Rahu' && name !== 'Ketu',
      combust: isCombust(chart, name),
      dignity: dignityIn(name, sign),
      rules: hasTime ? housesRuledBy(chart, name) : [],
    })),
    houses: hasTime
      ? Array.from({ length: 12 }, (_, index) => index + 1).map((house) => ({
          house,
          sign: houseSign(chart, house),
          lord: houseLord(chart, house),
          planets: occupants(chart, house).map(({ name }) => name),
        }))
      : [],
  };
}

function readDivision(chart: Chart, division: 'D9' | 'D10', hasTime: boolean): PlanetsValue {
  const ascendant = hasTime ? divisionSign(division, chart.ascendant.longitude) : null;
  const states = chart.planets.map((planet) => {
    const sign = divisionSign(division, planet.longitude);
    return {
      name: planet.name,
      sign,
      house: ascendant === null ? null : ((sign - ascendant + 12) % 12) + 1,
      nakshatra: planet.nakshatra,
      pada: planet.pada,
      retrograde: false,
      combust: false,
      dignity: dignityIn(planet.name, sign),
      rules: [],
    };
  });
  return { division, ascendant, planets: states, houses: [] };
}

function describeBirthChart({ ascendant, planets: states, houses }: PlanetsValue): string[] {
  const ascendantLines =
    ascendant === null
      ? 'The hour of birth is not known: the ascendant and the houses cannot be told.'
      : `The ascendant (lagna) is ${signName(ascendant)}.`;
  const places = states.map(({ name, sign, house, nakshatra, pada, retrograde, combust, dignity, rules }) => {
    const at = house === null ? signName(sign) : `${signName(sign)}, in the ${houseName(house)}`;
    const marks = [notable[dignity], retrograde ? 'retrograde' : undefined, combust ? 'combust' : undefined].filter(
      (each) => each !== undefined,
    );
    const ruled = rules.length > 0 ? `; it rules the ${englishList(rules.map(englishOrdinal))} house` : '';
    return `${englishPlanetFirst(name)} is in ${at}, nakshatra ${starName(nakshatra)}, pada ${pada}${marks.length > 0 ? `, ${marks.join(', ')}` : ''}${ruled}.`;
  });
  const whole = houses.map(
    ({ house, sign, lord, planets: inside }) =>
      `The ${houseName(house)} is ${signName(sign)}, its lord is ${englishPlanet(lord)}, ${inside.length > 0 ? `and in it ${inside.length > 1 ? 'are' : 'is'} ${englishList(inside.map(englishPlanet))}` : 'no planet is in it'}.`,
  );
  return [ascendantLines, ...places, ...whole];
}

function describeDivision({ division, ascendant, planets: states }: PlanetsValue): string[] {
  const name = division === 'D9' ? 'navamsha (D9)' : 'dashamsha (D10)';
  const ascendantLines = ascendant === null ? [] : [`The ${name} ascendant is ${signName(ascendant)}.`];
  return [
    ...ascendantLines,
    ...states.map(
      ({ name: planet, sign, house, dignity }) =>
        `In the ${name} ${englishPlanet(planet)} is in ${signName(sign)}${house === null ? '' : `, its ${houseName(house)}`}${notable[dignity] ? `, ${notable[dignity]}` : ''}.`,
    ),
  ];
}

/** The places of the planets, in the birth chart or a divisional one. */
export const planetsTool = defineTool({
  name: 'planets',
  description:
    'Ascendant, planets (sign, house, nakshatra, dignity, retrograde, combust, houses ruled) and houses (sign, lord, planets) of the chart. division D9 (marriage, inner strength) or D10 (work) gives that chart. With birth: of somebody else whose birth the person told.',
  parameters: z.strictObject({ division: z.optional(z.enum(['D1', 'D9', 'D10'])), birth: z.optional(birthFields) }),
  async run(context, { division = 'D1', birth }) {
    const { chart, hasTime } = birth === undefined ? { chart: context.chart, hasTime: true } : await readBirth(context, birth);
    return division === 'D1' ? readBirthChart(chart, hasTime) : readDivision(chart, division, hasTime);
  },
  describe: (value: PlanetsValue) => (value.division === 'D1' ? describeBirthChart(value) : describeDivision(value)),
});
