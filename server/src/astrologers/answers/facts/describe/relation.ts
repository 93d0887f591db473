import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import { aspectedHouses, aspectsOn } from '../../../../astrology';
import { be, factWords, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';
import { aspectVerb } from './house';
import { subjects } from './place';

const hasAspect = ({ view }: FactInput, from: PlanetName, to: PlanetName) => from !== to && view.aspects(from, to);

function seenPlanet(input: FactInput, planet: PlanetName): string {
  const found = grahaNames.filter((each) => hasAspect(input, each, planet));
  const words = planetWords(input, planet);
  return found.length > 0
    ? input.say('seenPlanet', { ...words, list: input.list(found), aspect: aspectVerb(found) })
    : input.say('seenPlanetNone', words);
}

function seenHouse(input: FactInput, house: number): string {
  const found = aspectsOn(input.chart, house).map(({ name }) => name);
  const words = { house: input.house(house) };
  return found.length > 0
    ? input.say('seenHouse', { ...words, list: input.list(found), aspect: aspectVerb(found) })
    : input.say('seenNone', words);
}

/** Describes aspects on a house or planet, and those of a planet. */
export const describeAspects: DescribeFact = (input) => {
  const { terms, view, say, context, ordinal } = input;
  const [planet] = terms.planets;
  const house = terms.houses[0] ?? (terms.parts.includes('lagna') ? 1 : (terms.matter ?? undefined));
  const from = (name: PlanetName) => {
    const at = view.house(name);
    return say('looksAt', {
      planet: input.planet(name),
      house: input.house(at),
      list: context.book.list(aspectedHouses(name, at).map(ordinal)),
    });
  };
  if (house !== undefined) return [seenHouse(input, house), planet === undefined ? '' : from(planet)];
  const [lord] = subjects(input);
  const asked = planet ?? lord;
  return asked === undefined ? null : [seenPlanet(input, asked), from(asked)];
};

function describePlaces(input: FactInput, planets: readonly PlanetName[]): string {
  const { word, house, view } = input;
  const houses = [...new Set(planets.map(view.house))];
  const at = (number: number) => input.list(planets.filter((each) => view.house(each) === number));
  return houses.map((each) => word(factWords.at).replace('{list}', at(each)).replace('{house}', house(each))).join('; ');
}

/** Describes conjunctions: of a planet, between planets, or all. */
export const describeCompany: DescribeFact = (input) => {
  const { chart, view, say, list } = input;
  const planets = subjects(input);
  const [first, second] = planets;
  if (first === undefined) {
    const conjunct = chart.planets.map(({ name }) => name).filter((each) => view.in(view.house(each)).length > 1);
    return [conjunct.length > 0 ? say('conjunctions', { places: describePlaces(input, conjunct) }) : say('noConjunctions')];
  }
  const words = planetWords(input, first);
  if (second !== undefined) {
    const together = planets.every((each) => view.together(first, each));
    return [
      together ? say('togetherYes', { ...words, list: list(planets) }) : say('togetherNo', { places: describePlaces(input, planets) }),
    ];
  }
  const beside = view.in(view.house(first)).filter((each) => each !== first);
  return [
    beside.length > 0 ? say('company', { ...words, list: list(beside), be: be(beside) }) : say('alone', words),
    seenPlanet(input, first),
  ];
};

const pairs = grahaNames.slice(0, 7).flatMap((one, at) => grahaNames.slice(at + 1, 7).map((other) => [one, other] as const));

export const describeExchange: DescribeFact = (input) => {
  const { view, say, list } = input;
  const found = pairs.filter(([one, other]) => view.exchange(one, other));
  if (found.length === 0) return [say('exchangeNone')];
  return [
    say('exchange', { list: found.map((pair) => list(pair)).join('; ') }),
    join(found.flat().map((each) => say('place', planetWords(input, each)))),
  ];
};
