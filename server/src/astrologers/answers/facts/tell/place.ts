import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import { findYogas } from '../../../../astrology';
import { be, degreesIn, factWords, join, planetWords, type Tell, type Telling } from '../telling';

const known = (telling: Telling): PlanetName[] => {
  const { terms, view } = telling;
  return terms.planets.length > 0 ? terms.planets : terms.lordsOf.map((house) => view.lord(house));
};

/** The planets that are spoken of: by name, or as the lord of a house. */
export const subjects = (telling: Telling): PlanetName[] => {
  const named = known(telling);
  const [house] = telling.terms.houses;
  return named.length > 0 || !telling.terms.hasLord || house === undefined ? named : [telling.view.lord(house)];
};

function placeOf(telling: Telling, planet: PlanetName, isOnly: boolean): string {
  const { terms, view, say } = telling;
  const words = planetWords(telling, planet);
  const { house, sign } = view.planet(planet);
  const asksWhether = isOnly && !terms.asksWhich;
  if (asksWhether && terms.houses.length === 1 && terms.lordsOf.length === 0)
    return say(terms.houses[0] === house ? 'placeYes' : 'placeNo', words);
  if (asksWhether && terms.signs.length === 1) return say(terms.signs[0] === sign ? 'signYes' : 'signNo', words);
  return say('place', words);
}

/** "Where is my Venus", "is Mars in my 7th". */
export const tellPlace: Tell = (telling) => {
  const { say } = telling;
  const planets = subjects(telling);
  const [first] = planets;
  if (first === undefined) return null;
  const lines = planets.map((each) => placeOf(telling, each, planets.length === 1));
  return [join(lines), planets.length === 1 ? say('star', planetWords(telling, first)) : ''];
};

/** Every planet by its house. */
export const tellAll: Tell = (telling) => {
  const { chart, say, context, word, house, terms } = telling;
  // The general ask of facts: what a line names is all that it asks for.
  if (terms.planets.length > 0 || terms.lordsOf.length > 0 || terms.houses.length > 0) return null;
  const at = (number: number) => chart.planets.filter((each) => each.house === number).map(({ name }) => name);
  const houses = Array.from({ length: 12 }, (_, index) => index + 1).filter((each) => at(each).length > 0);
  const places = houses.map((each) =>
    word(factWords.at)
      .replace('{list}', telling.list(at(each)))
      .replace('{house}', house(each)),
  );
  return [say('lagna', { sign: context.book.sign(chart.ascendant.sign) }), say('all', { list: places.join('; ') })];
};

export const tellStar: Tell = (telling) => {
  const { chart, say, context, terms } = telling;
  const planets = subjects(telling);
  const [first] = planets;
  if (first === undefined && terms.parts.includes('lagna')) {
    const { sign, nakshatra, pada } = chart.ascendant;
    const { book } = context;
    return [say('lagnaStar', { sign: book.sign(sign), star: book.star(nakshatra), pada, padaHi: telling.ordinal(pada) })];
  }
  if (first === undefined) return null;
  return [join(planets.map((each) => say('star', planetWords(telling, each)))), say('place', planetWords(telling, first))];
};

const borderDegrees = 1;
const isAtBorder = (longitude: number) => Math.min(longitude % 30, 30 - (longitude % 30)) < borderDegrees;

export const tellDegree: Tell = (telling) => {
  const { chart, say, context, view } = telling;
  const planets = subjects(telling);
  const [one, other] = planets;
  if (one === undefined) {
    const { sign, longitude } = chart.ascendant;
    const lagna = say('lagnaDegree', { sign: context.book.sign(sign), degree: degreesIn(longitude) });
    return [`${lagna} ${say(isAtBorder(longitude) ? 'border' : 'noBorder')}`];
  }
  const degrees = planets.map((each) => say('degree', planetWords(telling, each)));
  const gap =
    other === undefined
      ? ''
      : say('distance', { one: telling.planet(one), other: telling.planet(other), degree: degreesApart(view.distance(one, other)) });
  return [join([...degrees, gap]), other === undefined ? say('star', planetWords(telling, one)) : ''];
};
const degreesApart = (degrees: number) => String(Math.round(degrees * 10) / 10);

type Dignity = keyof typeof factWords.dignities;
const ends: readonly Dignity[] = ['exalted', 'own', 'debilitated'];
const seven = grahaNames.filter((name) => name !== 'Rahu' && name !== 'Ketu');

function listOfDignity(telling: Telling, wanted: readonly Dignity[]): string {
  const { view, say, word, list } = telling;
  const found = wanted
    .map((each) => [each, seven.filter((name) => view.dignity(name) === each)] as const)
    .filter(([, names]) => names.length > 0);
  if (found.length === 0) return say('dignityNone', { dignity: word(factWords.dignities[wanted[0] ?? 'exalted']) });
  return join(
    found.map(([each, names]) => say('dignityList', { list: list(names), be: be(names), dignity: word(factWords.dignities[each]) })),
  );
}

/** Exalted, debilitated, in its own sign: of a planet, or all that are. */
export const tellDignity: Tell = (telling) => {
  const { terms, view, say, word, context } = telling;
  const wanted = terms.dignities;
  const planets = subjects(telling);
  const [first] = planets;
  if (first === undefined) return [listOfDignity(telling, wanted.length > 0 ? wanted : ends)];
  const lines = planets.map((each) => {
    const found = view.dignity(each);
    const words = { ...planetWords(telling, each), dignity: word(factWords.dignities[found]) };
    if (wanted.length === 0 || planets.length > 1) return say('dignity', words);
    if (wanted.length > 1) return say(wanted.includes(found) ? 'dignity' : 'dignityNeither', words);
    return say(wanted[0] === found ? 'dignityYes' : 'dignityNo', words);
  });
  const fallen = planets.filter((each) => view.dignity(each) === 'debilitated');
  const relief = fallen.map((each) => say(isLifted(telling, each) ? 'bhanga' : 'noBhanga', { planet: context.book.planet(each) }));
  return [join(lines), join(relief.length > 0 ? relief : [say('star', planetWords(telling, first))])];
};

const isLifted = ({ strengths, asked }: Telling, planet: PlanetName): boolean =>
  findYogas(strengths, asked.question.birth.gender).some(({ id, planets }) => id === 'neecha_bhanga' && planets.includes(planet));
