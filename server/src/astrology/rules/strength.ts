import { allBindusBySign, bindusBySign, bindusOf, type BinduGraha } from './ashtakavarga';
import { createChartView, dusthanas, hard, helpful, kendras, trikonas, type ChartView } from '../chart-view';
import { dignityIn, signLord } from './dignity';
import { friendship } from './friendship';
import { neechaBhangaCount } from './neecha-bhanga';
import { divisionSign, type Division } from './divisions';
import type { Chart, Graha } from '../types';

/** Degrees within the sign between which a graha is in its moolatrikona. */
const moolatrikona: Partial<Record<Graha, readonly [sign: number, from: number, to: number]>> = {
  Sun: [5, 0, 20],
  Moon: [2, 3, 30],
  Mars: [1, 0, 12],
  Mercury: [6, 15, 20],
  Jupiter: [9, 0, 10],
  Venus: [7, 0, 15],
  Saturn: [11, 0, 20],
};
const bestHouse: Partial<Record<Graha, number>> = { Sun: 10, Moon: 4, Mars: 10, Mercury: 1, Jupiter: 1, Venus: 4, Saturn: 7 };
const compoundPoints: Record<number, number> = { 2: 20, 1: 17, 0: 12, [-1]: 7, [-2]: 4 };

interface FunctionalNature {
  good: readonly Graha[];
  bad: readonly Graha[];
  yogakaraka?: Graha;
}

const of = (good: Graha[], bad: Graha[], yogakaraka?: Graha): FunctionalNature => ({ good, bad, ...(yogakaraka && { yogakaraka }) });
/** For each lagna from Aries (BPHS 34); the others are neutral. */
const natures: readonly FunctionalNature[] = [
  of(['Sun', 'Jupiter'], ['Mercury', 'Venus', 'Saturn']),
  of(['Sun', 'Saturn'], ['Moon', 'Jupiter'], 'Saturn'),
  of(['Venus'], ['Sun', 'Mars', 'Jupiter']),
  of(['Moon', 'Mars', 'Jupiter'], ['Mercury', 'Venus'], 'Mars'),
  of(['Sun', 'Mars', 'Jupiter'], ['Mercury', 'Venus', 'Saturn'], 'Mars'),
  of(['Mercury', 'Venus'], ['Moon', 'Mars', 'Jupiter']),
  of(['Mercury', 'Saturn'], ['Sun', 'Mars', 'Jupiter'], 'Saturn'),
  of(['Sun', 'Moon', 'Jupiter'], ['Mercury', 'Venus', 'Saturn']),
  of(['Sun', 'Mars'], ['Venus']),
  of(['Mercury', 'Venus'], ['Moon', 'Mars', 'Jupiter'], 'Venus'),
  of(['Venus', 'Saturn'], ['Moon', 'Mars', 'Jupiter'], 'Venus'),
  of(['Moon', 'Mars'], ['Sun', 'Mercury', 'Venus', 'Saturn']),
];

/** The helpful and the hard grahas for a lagna, sign 1 to 12. */
export function functionalNature(lagna: number): FunctionalNature {
  const nature = natures[lagna - 1];
  if (!nature) throw new RangeError(`No lagna has the number ${lagna}.`);
  return nature;
}

const natural = { friend: 1, neutral: 0, enemy: -1 } as const;

function dignityPoints(view: ChartView, graha: Graha): number {
  const { sign, longitude } = view.planet(graha);
  const range = moolatrikona[graha];
  const degrees = longitude % 30;
  const dignity = view.dignity(graha);
  if (dignity === 'exalted') return 30;
  if (dignity === 'debilitated') return neechaBhangaCount(view, graha) >= 3 ? 12 : 0;
  if (range?.[0] === sign && degrees >= range[1] && degrees < range[2]) return 27;
  if (dignity === 'own') return 24;
  const lord = signLord(sign);
  const temporary = [2, 3, 4, 10, 11, 12].includes(view.count(graha, lord)) ? 1 : -1;
  return compoundPoints[natural[friendship(graha, lord)] + temporary] ?? 12;
}

const navamshaPoints = { exalted: 12, own: 12, friendly: 8, neutral: 5, enemy: 2, debilitated: -4 } as const;

function housePoints(view: ChartView, graha: Graha): number {
  const house = view.house(graha);
  const isHard = (hard as readonly Graha[]).includes(graha);
  const own = house === bestHouse[graha] ? 8 : 0;
  if (trikonas.includes(house)) return 15 + own;
  if (kendras.includes(house)) return 12 + own;
  if (house === 2 || house === 11) return 10 + own;
  if (house === 3 || house === 6) return (isHard ? 9 : 4) + own;
  return (house === 12 ? 2 : 0) + own;
}

function companyPoints(view: ChartView, graha: Graha): number {
  const { good } = functionalNature(view.chart.ascendant.sign);
  const touches = (other: Graha) => other !== graha && (view.together(other, graha) || view.aspects(other, graha));
  const helped = helpful.filter(touches).reduce((sum, other) => sum + (other === 'Jupiter' ? 6 : 3), 0);
  const strained = (['Saturn', 'Mars'] as const).filter((other) => touches(other) && !good.includes(other)).length * 4;
  const node = graha !== 'Rahu' && graha !== 'Ketu' && Math.min(view.distance(graha, 'Rahu'), view.distance(graha, 'Ketu')) < 10 ? 5 : 0;
  return helped - strained - node;
}

/** Strength of a graha in the birth chart, 0 to 100; `bindus` can be left out for a divisional reading. */
export function strengthOf(view: ChartView, graha: Graha): number {
  const { retrograde, sign } = view.planet(graha);
  const isNode = graha === 'Rahu' || graha === 'Ketu';
  const vargottama = view.navamsha(graha) === sign ? 6 : 0;
  const combust = view.combust(graha) ? (view.distance(graha, 'Sun') < 3 ? 15 : 10) : 0;
  const bindus = isNode ? 4 : (bindusBySign(view.chart, graha as BinduGraha)[sign - 1] ?? 4);
  const points =
    dignityPoints(view, graha) +
    navamshaPoints[dignityIn(graha, view.navamsha(graha))] +
    vargottama +
    housePoints(view, graha) +
    companyPoints(view, graha) -
    combust +
    (retrograde && !isNode ? 5 : 0) +
    3 * (bindus - 4);
  return Math.max(0, Math.min(100, Math.round(points)));
}

/** Strength of a graha only by its sign and house in a divisional chart, 0 to 100. */
export function divisionStrength(view: ChartView, graha: Graha, division: Division): number {
  const sign = divisionSign(division, view.planet(graha).longitude);
  const lagna = divisionSign(division, view.chart.ascendant.longitude);
  const house = ((sign - lagna + 12) % 12) + 1;
  const dignity = { exalted: 50, own: 45, friendly: 30, neutral: 22, enemy: 12, debilitated: 0 }[dignityIn(graha, sign)];
  return dignity + (dusthanas.includes(house) ? 5 : trikonas.includes(house) || kendras.includes(house) ? 40 : 25);
}

/** All strengths of a chart, computed once. */
export function createStrengths(chart: Chart) {
  const view = createChartView(chart);
  const cache = new Map<Graha, number>();
  let all: number[] | undefined;
  return {
    view,
    of(graha: Graha): number {
      const known = cache.get(graha);
      if (known !== undefined) return known;
      const strength = strengthOf(view, graha);
      cache.set(graha, strength);
      return strength;
    },
    /** Bindus of all seven in the sign of a house. */
    houseBindus: (house: number) => (all ??= allBindusBySign(chart))[(chart.ascendant.sign + house - 2) % 12] ?? 28,
    /** The seven, strongest first. */
    ranked: () => [...bindusOf].sort((a, b) => strengthOf(view, b) - strengthOf(view, a)),
  };
}

export type Strengths = ReturnType<typeof createStrengths>;
