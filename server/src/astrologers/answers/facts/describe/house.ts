import type { PlanetName } from '@oracle-astra/shared/contract';
import { aspectsOn, houseSign, nakshatraLord, readBindus, signLord } from '../../../../astrology';
import { capital } from '../../../tools/names';
import { hindiOrdinal } from '../../../vocabulary/hindi';
import { describePlace } from './place';
import { be, factWords, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';

const allHouses = Array.from({ length: 12 }, (_, index) => index + 1);

/** The houses that a question is about: by number, by matter, or that of a named lagna. */
const findHouse = ({ terms }: FactInput): number | undefined =>
  terms.houses[0] ?? terms.matter ?? (terms.parts.includes('lagna') ? 1 : undefined);

function describeStay(input: FactInput, planet: PlanetName): string {
  return input.say('lordStays', planetWords(input, planet));
}

/** "Who rules my 7th", "lord of my rashi". */
export const describeLord: DescribeFact = (input) => {
  const { terms, view, say, plainHouse, context, planet } = input;
  const moon = view.planet('Moon');
  if (terms.houses.length === 0 && terms.parts.includes('star'))
    return [
      say('starLord', { planet: planet(nakshatraLord(moon.nakshatra)), star: context.book.star(moon.nakshatra) }),
      describeStay(input, nakshatraLord(moon.nakshatra)),
    ];
  if (terms.houses.length === 0 && terms.parts.includes('rashi'))
    return [
      say('signLord', { planet: planet(signLord(moon.sign)), sign: context.book.sign(moon.sign) }),
      describeStay(input, signLord(moon.sign)),
    ];
  const [named] = terms.planets;
  const houses = terms.houses.length > 0 ? terms.houses : [findHouse(input)].filter((each) => each !== undefined);
  if (houses.length === 0 && named !== undefined) {
    const ruled = view.ruled(named);
    return ruled.length === 0 ? null : [say('ruleOf', { list: ruled.map(input.house).join(', ') }), describeStay(input, named)];
  }
  if (houses.length === 0) return null;
  const lines = houses.map((each) =>
    join([say('lord', { plainHouse: plainHouse(each), planet: planet(view.lord(each)) }), describeStay(input, view.lord(each))]),
  );
  return [join(lines), join(houses.map((each) => say('houseSign', signWords(input, each))))];
};

const signWords = (input: FactInput, house: number) => {
  const { chart, view, context } = input;
  const lord = view.lord(house);
  return {
    house: input.house(house),
    sign: context.book.sign(houseSign(chart, house)),
    planet: input.planet(lord),
    lordHouse: input.house(view.house(lord)),
  };
};

/** "Where is my 7th lord". */
export const describeLordPlace: DescribeFact = (input) => {
  const { terms, view, say, plainHouse } = input;
  const houses = terms.houses.length > 0 ? terms.houses : [findHouse(input)].filter((each) => each !== undefined);
  if (houses.length === 0) return null;
  const lines = houses.map((each) => say('lordPlace', { ...planetWords(input, view.lord(each)), plainHouse: plainHouse(each) }));
  return [join(lines), say('star', planetWords(input, view.lord(houses[0] ?? 1)))];
};

/** "Which house is for my job": the house of a matter, and who rules it. */
export const describeHouseOfMatter: DescribeFact = (input) => {
  const { say, plainHouse, word } = input;
  const house = findHouse(input);
  if (house === undefined) return null;
  const words = signWords(input, house);
  return [
    say('houseOf', { ...words, plainHouse: plainHouse(house), matter: word(factWords.this) }),
    join([inside(input, house), describeStay(input, input.view.lord(house))]),
  ];
};

function inside(input: FactInput, house: number): string {
  const { view, say, list } = input;
  const found = view.in(house);
  return found.length > 0
    ? say('occupied', { list: list(found), be: be(found), house: input.house(house) })
    : say('vacant', { house: input.house(house), houseDirect: directHouse(input, house) });
}

const directHouse = (input: FactInput, house: number) =>
  input.context.isEnglish ? input.house(house) : input.house(house).replace(input.ordinal(house), hindiOrdinal(house, 'direct'));

/** "Who sits in my 7th", "is my 10th empty". */
export const describeHouse: DescribeFact = (input) => {
  const { terms, say, chart, list } = input;
  // "Is Mars in my 7th" is about the planet.
  if (terms.planets.length > 0) return describePlace(input);
  const houses = terms.houses.length > 0 ? terms.houses : [findHouse(input)].filter((each) => each !== undefined);
  const [first] = houses;
  if (first === undefined) return describeHouses(input);
  const aspecting = aspectsOn(chart, first).map(({ name }) => name);
  const view =
    aspecting.length > 0 ? say('seenHouse', { list: list(aspecting), aspect: aspectVerb(aspecting), house: input.house(first) }) : '';
  return [join(houses.map((each) => inside(input, each))), join([say('houseSign', signWords(input, first)), view])];
};

export const aspectVerb = (list: readonly unknown[]): string => (list.length > 1 ? 'aspect' : 'aspects');

export const describeHouseSign: DescribeFact = (input) => {
  const house = findHouse(input);
  return house === undefined ? null : [input.say('houseSign', signWords(input, house)), inside(input, house)];
};

const groups: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};

/** Empty houses, the house with most planets, or the number of planets in kendras. */
export const describeHouses: DescribeFact = (input) => {
  const { terms, view, say, list, word, context, ordinal, chart } = input;
  const group = terms.group as keyof typeof factWords.groups | null;
  if (group !== null) {
    const found = chart.planets.filter((each) => groups[group]?.includes(each.house)).map(({ name }) => name);
    const name = word(factWords.groups[group]);
    return [found.length > 0 ? say('group', { count: found.length, group: name, list: list(found) }) : say('groupNone', { group: name })];
  }
  const empty = allHouses.filter((each) => view.in(each).length === 0);
  const [fullest = 1] = [...allHouses].sort((one, other) => view.in(other).length - view.in(one).length);
  return [
    say('empties', { list: context.book.list(empty.map(ordinal)) }),
    say('crowded', { house: input.house(fullest), list: list(view.in(fullest)) }),
  ];
};

/** Points of the sarvashtakavarga. */
export const describeBindus: DescribeFact = (input) => {
  const { chart, say } = input;
  const bindus = readBindus(chart);
  const house = findHouse(input);
  const points = (each: number) => bindus[each - 1] ?? 0;
  if (house !== undefined) return [say('bindus', { points: points(house), house: input.house(house) }), say('bindusMean')];
  const ranked = [...allHouses].sort((one, other) => points(other) - points(one));
  const [best = 1, worst = 1] = [ranked[0], ranked.at(-1)];
  return [
    capital(say('bindusBest', { best: input.house(best), most: points(best), worst: input.house(worst), least: points(worst) })),
    say('bindusMean'),
  ];
};
