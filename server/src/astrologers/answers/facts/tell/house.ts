import type { PlanetName } from '@oracle-astra/shared/contract';
import { aspectsOn, houseSign, nakshatraLord, readBindus, signLord } from '../../../../astrology';
import { capital } from '../../../tools/names';
import { hindiOrdinal } from '../../../vocabulary/hindi';
import { tellPlace } from './place';
import { be, factWords, join, planetWords, type Tell, type Telling } from '../telling';

const every = Array.from({ length: 12 }, (_, index) => index + 1);

/** The houses that are asked about: by number, by matter, or that of a lagna that is named. */
const houseOf = ({ terms }: Telling): number | undefined =>
  terms.houses[0] ?? terms.matter ?? (terms.parts.includes('lagna') ? 1 : undefined);

function stays(telling: Telling, planet: PlanetName): string {
  return telling.say('lordStays', planetWords(telling, planet));
}

/** "Who rules my 7th", "lord of my rashi". */
export const tellLord: Tell = (telling) => {
  const { terms, view, say, plainHouse, context, planet } = telling;
  const moon = view.planet('Moon');
  if (terms.houses.length === 0 && terms.parts.includes('star'))
    return [
      say('starLord', { planet: planet(nakshatraLord(moon.nakshatra)), star: context.book.star(moon.nakshatra) }),
      stays(telling, nakshatraLord(moon.nakshatra)),
    ];
  if (terms.houses.length === 0 && terms.parts.includes('rashi'))
    return [
      say('signLord', { planet: planet(signLord(moon.sign)), sign: context.book.sign(moon.sign) }),
      stays(telling, signLord(moon.sign)),
    ];
  const [named] = terms.planets;
  const houses = terms.houses.length > 0 ? terms.houses : [houseOf(telling)].filter((each) => each !== undefined);
  if (houses.length === 0 && named !== undefined) {
    const ruled = view.ruled(named);
    return ruled.length === 0 ? null : [say('ruleOf', { list: ruled.map(telling.house).join(', ') }), stays(telling, named)];
  }
  if (houses.length === 0) return null;
  const lines = houses.map((each) =>
    join([say('lord', { plainHouse: plainHouse(each), planet: planet(view.lord(each)) }), stays(telling, view.lord(each))]),
  );
  return [join(lines), join(houses.map((each) => say('houseSign', signWords(telling, each))))];
};

const signWords = (telling: Telling, house: number) => {
  const { chart, view, context } = telling;
  const lord = view.lord(house);
  return {
    house: telling.house(house),
    sign: context.book.sign(houseSign(chart, house)),
    planet: telling.planet(lord),
    lordHouse: telling.house(view.house(lord)),
  };
};

/** "Where is my 7th lord". */
export const tellLordPlace: Tell = (telling) => {
  const { terms, view, say, plainHouse } = telling;
  const houses = terms.houses.length > 0 ? terms.houses : [houseOf(telling)].filter((each) => each !== undefined);
  if (houses.length === 0) return null;
  const lines = houses.map((each) => say('lordPlace', { ...planetWords(telling, view.lord(each)), plainHouse: plainHouse(each) }));
  return [join(lines), say('star', planetWords(telling, view.lord(houses[0] ?? 1)))];
};

/** "Which house is for my job": the house of a matter, and who rules it. */
export const tellHouseOf: Tell = (telling) => {
  const { say, plainHouse, word } = telling;
  const house = houseOf(telling);
  if (house === undefined) return null;
  const words = signWords(telling, house);
  return [
    say('houseOf', { ...words, plainHouse: plainHouse(house), matter: word(factWords.this) }),
    join([inside(telling, house), stays(telling, telling.view.lord(house))]),
  ];
};

function inside(telling: Telling, house: number): string {
  const { view, say, list } = telling;
  const found = view.in(house);
  return found.length > 0
    ? say('occupied', { list: list(found), be: be(found), house: telling.house(house) })
    : say('vacant', { house: telling.house(house), houseDirect: directHouse(telling, house) });
}

const directHouse = (telling: Telling, house: number) =>
  telling.context.isEnglish ? telling.house(house) : telling.house(house).replace(telling.ordinal(house), hindiOrdinal(house, 'direct'));

/** "Who sits in my 7th", "is my 10th empty". */
export const tellHouse: Tell = (telling) => {
  const { terms, say, chart, list } = telling;
  // "Is Mars in my 7th" asks of the planet.
  if (terms.planets.length > 0) return tellPlace(telling);
  const houses = terms.houses.length > 0 ? terms.houses : [houseOf(telling)].filter((each) => each !== undefined);
  const [first] = houses;
  if (first === undefined) return tellHouses(telling);
  const seen = aspectsOn(chart, first).map(({ name }) => name);
  const view = seen.length > 0 ? say('seenHouse', { list: list(seen), aspect: aspectVerb(seen), house: telling.house(first) }) : '';
  return [join(houses.map((each) => inside(telling, each))), join([say('houseSign', signWords(telling, first)), view])];
};

export const aspectVerb = (list: readonly unknown[]): string => (list.length > 1 ? 'aspect' : 'aspects');

export const tellHouseSign: Tell = (telling) => {
  const house = houseOf(telling);
  return house === undefined ? null : [telling.say('houseSign', signWords(telling, house)), inside(telling, house)];
};

const groups: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};

/** Empty houses, the one with most planets, how many are in the kendras. */
export const tellHouses: Tell = (telling) => {
  const { terms, view, say, list, word, context, ordinal, chart } = telling;
  const group = terms.group as keyof typeof factWords.groups | null;
  if (group !== null) {
    const found = chart.planets.filter((each) => groups[group]?.includes(each.house)).map(({ name }) => name);
    const name = word(factWords.groups[group]);
    return [found.length > 0 ? say('group', { count: found.length, group: name, list: list(found) }) : say('groupNone', { group: name })];
  }
  const empty = every.filter((each) => view.in(each).length === 0);
  const [most = 1] = [...every].sort((one, other) => view.in(other).length - view.in(one).length);
  return [
    say('empties', { list: context.book.list(empty.map(ordinal)) }),
    say('crowded', { house: telling.house(most), list: list(view.in(most)) }),
  ];
};

/** Points of the sarvashtakavarga. */
export const tellBindus: Tell = (telling) => {
  const { chart, say } = telling;
  const bindus = readBindus(chart);
  const house = houseOf(telling);
  const points = (each: number) => bindus[each - 1] ?? 0;
  if (house !== undefined) return [say('bindus', { points: points(house), house: telling.house(house) }), say('bindusMean')];
  const ranked = [...every].sort((one, other) => points(other) - points(one));
  const [best = 1, worst = 1] = [ranked[0], ranked.at(-1)];
  return [
    capital(say('bindusBest', { best: telling.house(best), most: points(best), worst: telling.house(worst), least: points(worst) })),
    say('bindusMean'),
  ];
};
