import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import { aspectedHouses, aspectsOn } from '../../../../astrology';
import { be, factWords, join, planetWords, type Tell, type Telling } from '../telling';
import { aspectVerb } from './house';
import { subjects } from './place';

const looks = ({ view }: Telling, from: PlanetName, to: PlanetName) => from !== to && view.aspects(from, to);

function seenPlanet(telling: Telling, planet: PlanetName): string {
  const found = grahaNames.filter((each) => looks(telling, each, planet));
  const words = planetWords(telling, planet);
  return found.length > 0
    ? telling.say('seenPlanet', { ...words, list: telling.list(found), aspect: aspectVerb(found) })
    : telling.say('seenPlanetNone', words);
}

function seenHouse(telling: Telling, house: number): string {
  const found = aspectsOn(telling.chart, house).map(({ name }) => name);
  const words = { house: telling.house(house) };
  return found.length > 0
    ? telling.say('seenHouse', { ...words, list: telling.list(found), aspect: aspectVerb(found) })
    : telling.say('seenNone', words);
}

/** Who looks at a house or a planet, and where a planet looks. */
export const tellAspects: Tell = (telling) => {
  const { terms, view, say, context, ordinal } = telling;
  const [planet] = terms.planets;
  const house = terms.houses[0] ?? (terms.parts.includes('lagna') ? 1 : (terms.matter ?? undefined));
  const from = (name: PlanetName) => {
    const at = view.house(name);
    return say('looksAt', {
      planet: telling.planet(name),
      house: telling.house(at),
      list: context.book.list(aspectedHouses(name, at).map(ordinal)),
    });
  };
  if (house !== undefined) return [seenHouse(telling, house), planet === undefined ? '' : from(planet)];
  const [lord] = subjects(telling);
  const asked = planet ?? lord;
  return asked === undefined ? null : [seenPlanet(telling, asked), from(asked)];
};

function placesOf(telling: Telling, planets: readonly PlanetName[]): string {
  const { word, house, view } = telling;
  const houses = [...new Set(planets.map(view.house))];
  const at = (number: number) => telling.list(planets.filter((each) => view.house(each) === number));
  return houses.map((each) => word(factWords.at).replace('{list}', at(each)).replace('{house}', house(each))).join('; ');
}

/** Who is with a planet; whether planets are together; all that share a house. */
export const tellCompany: Tell = (telling) => {
  const { chart, view, say, list } = telling;
  const planets = subjects(telling);
  const [first, second] = planets;
  if (first === undefined) {
    const sharing = chart.planets.map(({ name }) => name).filter((each) => view.in(view.house(each)).length > 1);
    return [sharing.length > 0 ? say('conjunctions', { places: placesOf(telling, sharing) }) : say('noConjunctions')];
  }
  const words = planetWords(telling, first);
  if (second !== undefined) {
    const together = planets.every((each) => view.together(first, each));
    return [together ? say('togetherYes', { ...words, list: list(planets) }) : say('togetherNo', { places: placesOf(telling, planets) })];
  }
  const beside = view.in(view.house(first)).filter((each) => each !== first);
  return [
    beside.length > 0 ? say('company', { ...words, list: list(beside), be: be(beside) }) : say('alone', words),
    seenPlanet(telling, first),
  ];
};

const pairs = grahaNames.slice(0, 7).flatMap((one, at) => grahaNames.slice(at + 1, 7).map((other) => [one, other] as const));

export const tellExchange: Tell = (telling) => {
  const { view, say, list } = telling;
  const found = pairs.filter(([one, other]) => view.exchange(one, other));
  if (found.length === 0) return [say('exchangeNone')];
  return [
    say('exchange', { list: found.map((pair) => list(pair)).join('; ') }),
    join(found.flat().map((each) => say('place', planetWords(telling, each)))),
  ];
};
