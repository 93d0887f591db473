import { signs, type PlanetName } from '@oracle-astra/shared/contract';
import type { Strengths } from '../../../astrology';
import { karakaFactor, lordFactor, occupantFactor, type Factor } from '../../plan/weigh';
import { derivedHouse } from '../../tools/focus';
import type { Find, Source } from './slot-table';

/** The chart, the house from which it is read, and how well it supports the matter. */
export interface Reading {
  strengths: Strengths;
  /** The house from which the others are counted; 1 for the person's own matters. */
  from: number;
  /** The first house of the matter, already counted from the relative. */
  matterHouse?: number | undefined;
  /** How well the chart supports the matter, 0 to 100. */
  score: number;
}

/** The values from the chart, the strongest first, and their grounds. */
export interface Found {
  keys: string[];
  grounds: Factor[];
}

interface Candidate {
  planet: PlanetName;
  strength: number;
  ground: Factor;
}

/** Planets whose strengths lie closer than this are both named. */
const minGap = 6;
/** Minimum difference between two sides. */
const minSideGap = 2;
/** The bonus of a connection between two lords for its side. */
const lordBonus = 10;
const natures = ['movable', 'fixed', 'dual'];
const elements = ['fire', 'earth', 'air', 'water'];
const shareOfLord = 0.3;

const getHouse = ({ from, matterHouse }: Reading, house: number, ofMatter = false): number =>
  ofMatter && matterHouse !== undefined ? matterHouse : derivedHouse(from, house);
const getSign = ({ strengths }: Reading, house: number): number => ((strengths.view.chart.ascendant.sign + house - 2) % 12) + 1;

function listCandidates(reading: Reading, source: Source): Candidate[] {
  const { strengths, from } = reading;
  const { view } = strengths;
  const of = (planet: PlanetName, ground: Factor): Candidate => ({ planet, strength: strengths.of(planet), ground });
  const toLordCandidate = (house: number) => of(view.lord(house), lordFactor(strengths, house, shareOfLord));
  const inside = (house: number) => view.in(house).map((planet) => of(planet, occupantFactor(house, planet)));
  if ('karaka' in source) return [of(source.karaka, karakaFactor(strengths, source.karaka))];
  if ('lord' in source) return [toLordCandidate(getHouse(reading, source.lord, source.ofMatter))];
  if ('occupants' in source) return inside(getHouse(reading, source.occupants, source.ofMatter));
  // For another person the chart only shows the planets of their house.
  return from === 1
    ? strengths.ranked().map((planet) => toLordCandidate(view.ruled(planet)[0] ?? 1))
    : [...inside(from), toLordCandidate(from)];
}

function ranked(reading: Reading, sources: readonly Source[]): Candidate[] {
  const all = sources.flatMap((source) => listCandidates(reading, source)).sort((a, b) => b.strength - a.strength);
  return all.filter(({ planet }, at) => all.findIndex((each) => each.planet === planet) === at);
}

/** The first, and the second if it is nearly as strong, or as weak. */
function nearest([first, second]: Candidate[]): Found {
  const named = [first, second && first && Math.abs(first.strength - second.strength) < minGap ? second : undefined];
  const present = named.filter((each) => each !== undefined);
  return { keys: present.map(({ planet }) => planet), grounds: present.map(({ ground }) => ground) };
}

function strongerSide(reading: Reading, { sides, linked }: Extract<Find, { sides: unknown }>): Found {
  const { view } = reading.strengths;
  const isLinked =
    linked !== undefined && view.link(view.lord(getHouse(reading, linked.houses[0])), view.lord(getHouse(reading, linked.houses[1])));
  const weighed = Object.entries(sides).map(([side, sources]) => {
    const all = sources.flatMap((source) => listCandidates(reading, source));
    const mean = all.reduce((sum, { strength }) => sum + strength, 0) / all.length;
    const [best] = [...all].sort((a, b) => b.strength - a.strength);
    return { side, points: mean + (isLinked && linked.side === side ? lordBonus : 0), rests: best ? [best.ground] : [] };
  });
  const [one, other] = weighed.sort((a, b) => b.points - a.points);
  if (!one || !other) return { keys: [], grounds: [] };
  return one.points - other.points < minSideGap
    ? { keys: ['both'], grounds: [...one.rests, ...other.rests] }
    : { keys: [one.side], grounds: one.rests };
}

/** The values that a rule finds in the chart: planets, a sign, a house, a level or a side. */
export function findNames(reading: Reading, find: Find): Found {
  const { strengths, score } = reading;
  const bySign = (house: number, name: (sign: number) => string | undefined): Found => ({
    keys: [name(getSign(reading, house)) ?? ''],
    grounds: [lordFactor(strengths, house, shareOfLord)],
  });
  if ('level' in find) return { keys: [score >= 50 ? 'high' : score >= 36 ? 'mid' : 'low'], grounds: [] };
  if ('sides' in find) return strongerSide(reading, find);
  if ('sign' in find) return bySign(getHouse(reading, find.sign), (sign) => signs[sign - 1]);
  if ('nature' in find) return bySign(getHouse(reading, find.nature, find.ofMatter), (sign) => natures[(sign - 1) % 3]);
  if ('element' in find) return bySign(getHouse(reading, find.element), (sign) => elements[(sign - 1) % 4]);
  if ('houseOfLord' in find) {
    const house = getHouse(reading, find.houseOfLord);
    const lordHouse = strengths.view.house(strengths.view.lord(house));
    return { keys: [String(((lordHouse - reading.from + 12) % 12) + 1)], grounds: [lordFactor(strengths, house, shareOfLord)] };
  }
  if ('strongest' in find) return nearest(ranked(reading, find.strongest));
  if ('weakest' in find) return nearest(ranked(reading, find.weakest).reverse());
  const group = find.first.map((source) => ranked(reading, [source])).find(({ length }) => length > 0);
  return nearest((group ?? []).slice(0, 1));
}
