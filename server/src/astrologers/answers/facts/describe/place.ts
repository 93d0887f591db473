import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import { findYogas } from '../../../../astrology';
import { be, degreesIn, factWords, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';

const namedPlanets = (input: FactInput): PlanetName[] => {
  const { terms, view } = input;
  return terms.planets.length > 0 ? terms.planets : terms.mentionedLords.map((house) => view.lord(house));
};

/** The mentioned planets: by name, or as the lord of a house. */
export const subjects = (input: FactInput): PlanetName[] => {
  const named = namedPlanets(input);
  const [house] = input.terms.houses;
  return named.length > 0 || !input.terms.hasLord || house === undefined ? named : [input.view.lord(house)];
};

function describePlanetPlace(input: FactInput, planet: PlanetName, isOnly: boolean): string {
  const { terms, view, say } = input;
  const words = planetWords(input, planet);
  const { house, sign } = view.planet(planet);
  const asksWhether = isOnly && !terms.asksWhich;
  if (asksWhether && terms.houses.length === 1 && terms.mentionedLords.length === 0)
    return say(terms.houses[0] === house ? 'placeYes' : 'placeNo', words);
  if (asksWhether && terms.signs.length === 1) return say(terms.signs[0] === sign ? 'signYes' : 'signNo', words);
  return say('place', words);
}

/** "Where is my Venus", "is Mars in my 7th". */
export const describePlace: DescribeFact = (input) => {
  const { say } = input;
  const planets = subjects(input);
  const [first] = planets;
  if (first === undefined) return null;
  const lines = planets.map((each) => describePlanetPlace(input, each, planets.length === 1));
  return [join(lines), planets.length === 1 ? say('star', planetWords(input, first)) : ''];
};

/** Every planet by its house. */
export const describeAll: DescribeFact = (input) => {
  const { chart, say, context, word, house, terms } = input;
  // The general ask of facts only describes named facts.
  if (terms.planets.length > 0 || terms.mentionedLords.length > 0 || terms.houses.length > 0) return null;
  const at = (number: number) => chart.planets.filter((each) => each.house === number).map(({ name }) => name);
  const houses = Array.from({ length: 12 }, (_, index) => index + 1).filter((each) => at(each).length > 0);
  const places = houses.map((each) =>
    word(factWords.at)
      .replace('{list}', input.list(at(each)))
      .replace('{house}', house(each)),
  );
  return [say('lagna', { sign: context.book.sign(chart.ascendant.sign) }), say('all', { list: places.join('; ') })];
};

export const describeStar: DescribeFact = (input) => {
  const { chart, say, context, terms } = input;
  const planets = subjects(input);
  const [first] = planets;
  if (first === undefined && terms.parts.includes('lagna')) {
    const { sign, nakshatra, pada } = chart.ascendant;
    const { book } = context;
    return [say('lagnaStar', { sign: book.sign(sign), star: book.star(nakshatra), pada, padaHi: input.ordinal(pada) })];
  }
  if (first === undefined) return null;
  return [join(planets.map((each) => say('star', planetWords(input, each)))), say('place', planetWords(input, first))];
};

const borderDegrees = 1;
const isAtBorder = (longitude: number) => Math.min(longitude % 30, 30 - (longitude % 30)) < borderDegrees;

export const describeDegree: DescribeFact = (input) => {
  const { chart, say, context, view } = input;
  const planets = subjects(input);
  const [one, other] = planets;
  if (one === undefined) {
    const { sign, longitude } = chart.ascendant;
    const lagna = say('lagnaDegree', { sign: context.book.sign(sign), degree: degreesIn(longitude) });
    return [`${lagna} ${say(isAtBorder(longitude) ? 'border' : 'noBorder')}`];
  }
  const degrees = planets.map((each) => say('degree', planetWords(input, each)));
  const borderNote =
    other === undefined
      ? ''
      : say('distance', { one: input.planet(one), other: input.planet(other), degree: degreesApart(view.distance(one, other)) });
  return [join([...degrees, borderNote]), other === undefined ? say('star', planetWords(input, one)) : ''];
};
const degreesApart = (degrees: number) => String(Math.round(degrees * 10) / 10);

type Dignity = keyof typeof factWords.dignities;
const notableDignities: readonly Dignity[] = ['exalted', 'own', 'debilitated'];
const seven = grahaNames.filter((name) => name !== 'Rahu' && name !== 'Ketu');

function listOfDignity(input: FactInput, wanted: readonly Dignity[]): string {
  const { view, say, word, list } = input;
  const found = wanted
    .map((each) => [each, seven.filter((name) => view.dignity(name) === each)] as const)
    .filter(([, names]) => names.length > 0);
  if (found.length === 0) return say('dignityNone', { dignity: word(factWords.dignities[wanted[0] ?? 'exalted']) });
  return join(
    found.map(([each, names]) => say('dignityList', { list: list(names), be: be(names), dignity: word(factWords.dignities[each]) })),
  );
}

/** Whether a planet is exalted, debilitated or in its own sign, or all planets that are. */
export const describeDignity: DescribeFact = (input) => {
  const { terms, view, say, word, context } = input;
  const dignities = terms.dignities;
  const planets = subjects(input);
  const [first] = planets;
  if (first === undefined) return [listOfDignity(input, dignities.length > 0 ? dignities : notableDignities)];
  const lines = planets.map((each) => {
    const found = view.dignity(each);
    const words = { ...planetWords(input, each), dignity: word(factWords.dignities[found]) };
    if (dignities.length === 0 || planets.length > 1) return say('dignity', words);
    if (dignities.length > 1) return say(dignities.includes(found) ? 'dignity' : 'dignityNeither', words);
    return say(dignities[0] === found ? 'dignityYes' : 'dignityNo', words);
  });
  const debilitated = planets.filter((each) => view.dignity(each) === 'debilitated');
  const relief = debilitated.map((each) => say(isLifted(input, each) ? 'bhanga' : 'noBhanga', { planet: context.book.planet(each) }));
  return [join(lines), join(relief.length > 0 ? relief : [say('star', planetWords(input, first))])];
};

const isLifted = ({ strengths, asked }: FactInput, planet: PlanetName): boolean =>
  findYogas(strengths, asked.question.birth.gender).some(({ id, planets }) => id === 'neecha_bhanga' && planets.includes(planet));
