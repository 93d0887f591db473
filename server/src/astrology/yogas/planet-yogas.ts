/* eslint-disable max-lines -- a table of rules */
import { fivePlanets, helpful, kendras, hard, sevenPlanets, upachayas, dusthanas, type ChartView } from '../chart-view';
import { dignityIn } from '../rules/dignity';
import type { Graha } from '../types';
import { when, type YogaInput, type YogaMatch } from './types';

const mahapurusha = (planet: Graha) => ({
  polarity: 1 as const,
  find: ({ view }: YogaInput) => when(view.isStrong(planet) && view.isIn(planet, kendras), [planet], view.isSpoilt(planet)),
});

const around = (view: ChartView, centre: 'Moon' | 'Sun') => ({
  after: fivePlanets.filter((planet) => view.count(centre, planet) === 2),
  before: fivePlanets.filter((planet) => view.count(centre, planet) === 12),
});

function flank(centre: 'Moon' | 'Sun', side: 'after' | 'before' | 'both') {
  return ({ view }: YogaInput): YogaMatch | null => {
    const { after, before } = around(view, centre);
    const holds =
      side === 'both'
        ? after.length > 0 && before.length > 0
        : side === 'after'
          ? after.length > 0 && before.length === 0
          : before.length > 0 && after.length === 0;
    const planets = [...after, ...before];
    return when(holds, planets, planets.every(view.isSpoilt));
  };
}

const waning = (view: ChartView) => (view.planet('Moon').longitude - view.planet('Sun').longitude + 360) % 360 >= 180;

function kemadruma({ view }: YogaInput): YogaMatch | null {
  const { after, before } = around(view, 'Moon');
  const relieved =
    fivePlanets.some((planet) => view.isIn(planet, kendras) || kendras.includes(view.count('Moon', planet))) ||
    view.aspects('Jupiter', 'Moon');
  return when(after.length + before.length === 0, ['Moon'], relieved || !waning(view));
}

const areAllIn = (view: ChartView, houses: readonly number[], from: (planet: Graha) => number) =>
  helpful.every((planet) => houses.includes(from(planet)));

function amala({ view }: YogaInput): YogaMatch | null {
  const groups = [(planet: Graha) => view.house(planet) === 10, (planet: Graha) => view.count('Moon', planet) === 10];
  const found = groups.find((isThere) => helpful.some(isThere) && !hard.some(isThere));
  const planets = found ? helpful.filter(found) : [];
  return when(planets.length > 0, planets, planets.every(view.isSpoilt));
}

const enemySign = (view: ChartView, planet: Graha) => ['enemy', 'debilitated'].includes(dignityIn(planet, view.planet(planet).sign));

/** Yogas of single planets, of the Moon and of the Sun. */
export const planetYogas = [
  { id: 'ruchaka', ...mahapurusha('Mars') },
  { id: 'bhadra', ...mahapurusha('Mercury') },
  { id: 'hamsa', ...mahapurusha('Jupiter') },
  { id: 'malavya', ...mahapurusha('Venus') },
  { id: 'shasha', ...mahapurusha('Saturn') },
  {
    id: 'gajakesari',
    polarity: 1,
    find: ({ view }: YogaInput) =>
      when(kendras.includes(view.count('Moon', 'Jupiter')), ['Jupiter', 'Moon'], enemySign(view, 'Jupiter') || view.combust('Jupiter')),
  },
  { id: 'sunapha', polarity: 1, find: flank('Moon', 'after') },
  { id: 'anapha', polarity: 1, find: flank('Moon', 'before') },
  { id: 'durudhara', polarity: 1, find: flank('Moon', 'both') },
  { id: 'kemadruma', polarity: -1, find: kemadruma },
  {
    id: 'adhi',
    polarity: 1,
    find: ({ view }: YogaInput) =>
      when(
        areAllIn(view, [6, 7, 8], (planet) => view.count('Moon', planet)),
        [...helpful],
        helpful.some((each) => view.combust(each) || view.dignity(each) === 'debilitated'),
      ),
  },
  {
    id: 'chandra_mangala',
    polarity: 1,
    find: ({ view }: YogaInput) =>
      when(
        [1, 7].includes(view.count('Moon', 'Mars')),
        ['Moon', 'Mars'],
        !view.together('Moon', 'Mars') || view.isIn('Moon', dusthanas) || view.dignity('Moon') === 'debilitated',
      ),
  },
  {
    id: 'shakata',
    polarity: -1,
    find: ({ view }: YogaInput) => when(dusthanas.includes(view.count('Jupiter', 'Moon')), ['Moon', 'Jupiter'], view.isIn('Moon', kendras)),
  },
  { id: 'amala', polarity: 1, find: amala },
  {
    id: 'vasumati',
    polarity: 1,
    find: ({ view }: YogaInput) =>
      when(
        areAllIn(view, upachayas, view.house) || areAllIn(view, upachayas, (planet) => view.count('Moon', planet)),
        [...helpful],
        helpful.some(view.isSpoilt),
      ),
  },
  { id: 'vesi', polarity: 1, find: flank('Sun', 'after') },
  { id: 'vasi', polarity: 1, find: flank('Sun', 'before') },
  { id: 'ubhayachari', polarity: 1, find: flank('Sun', 'both') },
  {
    id: 'budha_aditya',
    polarity: 1,
    find: ({ view }: YogaInput) =>
      when(view.together('Sun', 'Mercury'), ['Sun', 'Mercury'], view.distance('Sun', 'Mercury') < 3 || view.isIn('Sun', dusthanas)),
  },
  {
    id: 'guru_mangala',
    polarity: 1,
    find: ({ view }: YogaInput) => when([1, 7].includes(view.count('Jupiter', 'Mars')), ['Jupiter', 'Mars'], view.isIn('Mars', dusthanas)),
  },
  {
    id: 'saraswati',
    polarity: 1,
    find: ({ view }: YogaInput) =>
      when(
        areAllIn(view, [1, 2, 4, 5, 7, 9, 10], view.house) && ['exalted', 'own', 'friendly'].includes(view.dignity('Jupiter')),
        [...helpful],
        view.combust('Jupiter'),
      ),
  },
  {
    id: 'kalanidhi',
    polarity: 1,
    find: ({ view }: YogaInput) => {
      const touches = (planet: Graha) => view.together(planet, 'Jupiter') || view.aspects(planet, 'Jupiter');
      return when(view.isIn('Jupiter', [2, 5]) && touches('Mercury') && touches('Venus'), ['Jupiter', 'Mercury', 'Venus']);
    },
  },
  {
    id: 'parvata',
    polarity: 1,
    find: ({ view }: YogaInput) =>
      when(
        helpful.some((each) => view.isIn(each, kendras)) && !hard.some((each) => view.isIn(each, [...kendras, 6, 8])),
        helpful.filter((each) => view.isIn(each, kendras)),
      ),
  },
  {
    id: 'chatuh_sagara',
    polarity: 1,
    find: ({ view }: YogaInput) =>
      when(
        kendras.every((house) => sevenPlanets.some((each) => view.house(each) === house)),
        sevenPlanets.filter((each) => view.isIn(each, kendras)),
      ),
  },
  {
    id: 'pravrajya',
    polarity: 0,
    find: ({ view }: YogaInput) => {
      const group = sevenPlanets.map((each) => sevenPlanets.filter((other) => view.together(each, other))).find((each) => each.length >= 4);
      return when(group !== undefined, group ?? []);
    },
  },
  {
    id: 'grahana',
    polarity: -1,
    find: ({ view }: YogaInput) => {
      const light = (['Sun', 'Moon'] as const).find((each) => Math.min(view.distance(each, 'Rahu'), view.distance(each, 'Ketu')) <= 12);
      return light ? when(true, [light, view.distance(light, 'Rahu') <= 12 ? 'Rahu' : 'Ketu'], view.aspects('Jupiter', light)) : null;
    },
  },
  {
    id: 'guru_chandala',
    polarity: -1,
    find: ({ view }: YogaInput) => when(view.together('Jupiter', 'Rahu'), ['Jupiter', 'Rahu'], view.isStrong('Jupiter')),
  },
  {
    id: 'angaraka',
    polarity: -1,
    find: ({ view }: YogaInput) =>
      when(view.together('Mars', 'Rahu'), ['Mars', 'Rahu'], view.isStrong('Mars') || view.aspects('Jupiter', 'Mars')),
  },
  {
    id: 'vish',
    polarity: -1,
    find: ({ view }: YogaInput) => when(view.together('Moon', 'Saturn'), ['Moon', 'Saturn'], view.aspects('Jupiter', 'Moon')),
  },
] as const;
