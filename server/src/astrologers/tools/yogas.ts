import * as z from 'zod/mini';
import {
  createStrengths,
  findKaalSarp,
  findManglik,
  findYogas,
  hasPitraTheme,
  judgeManglik,
  manglikSchools,
  sadeSatis,
  type YogaId,
} from '../../astrology';
import { englishYogas } from '../words/english-words';
import { yogaRules } from '../words/yoga-rules';
import { englishList, englishPlanet } from '../vocabulary/english';
import { capital, dayName, houseName } from './names';
import { defineTool } from './tool';

const reliefs: Record<string, string> = {
  ownOrExalted: 'Mars is in its own or exaltation sign',
  signOfHouse: 'the sign that Mars has in that house takes the edge off',
  jupiter: 'Jupiter is with Mars or aspects it',
  moon: 'the Moon is with Mars',
  lagna: 'for this ascendant Mars is a helper',
  counts: 'it counts',
  elsewhere: 'Mars is not in one of the houses that count',
  leoAquarius: 'Mars in Leo or Aquarius does not count there',
};
const schools = {
  ascendant: 'counted from the ascendant',
  north: 'by the school of the north',
  south: 'by the school of the south',
} as const;
const weakBelow = 35;
const maxPlanets = 3;
/** Sade Satis beyond this age are left out. */
const oldestAge = 90;
const yearMs = 365.25 * 86_400_000;

/** Yogas and doshas of the birth chart, each with its cause. */
export const yogasTool = defineTool({
  name: 'yogas',
  description:
    'The yogas of the chart with the planets that make them, their rule and strength; Manglik by three schools with reasons, Kaal Sarp, Pitra; every Sade Sati of the life with its days.',
  parameters: z.strictObject({}),
  run({ chart, person, now }) {
    const found = findYogas(createStrengths(chart), person.gender);
    const manglik = findManglik(chart);
    return {
      yogas: found.map(({ id, planets: made, polarity, strength, isWeak }) => ({
        id,
        planets: made,
        polarity,
        strength,
        isWeak: isWeak || strength < weakBelow,
      })),
      manglik: { ...manglik, schools: manglikSchools.map((school) => ({ school, reason: judgeManglik(school, chart) })) },
      kaalSarp: findKaalSarp(chart),
      pitra: hasPitraTheme(chart),
      sadeSatis: sadeSatis(chart).filter(({ start, end }) => {
        const born = Date.parse(chart.utc);
        return end > born && start < Math.max(now.getTime(), born + oldestAge * yearMs);
      }),
    };
  },
  describe: ({ yogas, manglik, kaalSarp, pitra, sadeSatis: times }) =>
    [
      ...yogas.map(({ id, planets: made, polarity, isWeak }) => {
        const [name, gift] = englishYogas[id as YogaId];
        const by = made.length > 0 && made.length <= maxPlanets ? `, made by ${englishList(made.map(englishPlanet))}` : '';
        return `${name.endsWith('yoga') ? name : `${name} yoga`} is in the chart${isWeak ? ' in a weak form' : ''}${by}: it ${polarity < 0 ? 'means' : 'gives'} ${gift}; its rule is ${yogaRules[id as YogaId][0]}.`;
      }),
      yogas.length === 0 ? 'No named yoga stands out in the chart.' : '',
      manglik.isManglik
        ? `The chart is Manglik: Mars is in the ${houseName(manglik.house)}${manglik.reliefs.length > 0 ? `; it counts for less, since ${manglik.reliefs.map((each) => reliefs[each]).join(' and ')}` : ''}.`
        : `The chart is not Manglik: Mars is in the ${houseName(manglik.house)}.`,
      ...manglik.schools.map(({ school, reason }) => `Mars ${schools[school]}: ${reliefs[reason] ?? reason}.`),
      kaalSarp
        ? `Kaal Sarp (${kaalSarp.name}) is in the chart${kaalSarp.isRelieved ? ', relieved by Jupiter or Venus in an angle' : ''}.`
        : 'There is no Kaal Sarp in the chart.',
      pitra ? 'The theme of duty to the elders (pitra) is in the chart.' : 'There is no pitra theme in the chart.',
      ...times.map(({ start, end }) => `A Sade Sati of this life runs from ${dayName(start)} to ${dayName(end)}.`),
    ]
      .filter((each) => each !== '')
      .map(capital),
});
