import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import { dignityIn, divisionSign, type Division } from '../../../../astrology';
import { be, factWords, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';
import { subjects } from './place';

const countFrom = (first: number, sign: number) => ((sign - first + 12) % 12) + 1;
const ranks = ['debilitated', 'enemy', 'neutral', 'friendly', 'own', 'exalted'];
const getRank = (dignity: string) => ranks.indexOf(dignity);

interface Varga {
  telling: FactInput;
  division: Division;
  name: string;
  lagna: number;
}

const signIn = ({ telling: input, division }: Varga, planet: PlanetName) => divisionSign(division, input.view.planet(planet).longitude);

function planetIn(varga: Varga, planet: PlanetName): string {
  const { telling: input, name, lagna } = varga;
  const { word, say, context } = input;
  const sign = signIn(varga, planet);
  const dignity = dignityIn(planet, sign);
  const isSpecial = dignity === 'exalted' || dignity === 'own' || dignity === 'debilitated';
  const state = isSpecial ? `${context.isEnglish ? ', ' : ' '}${word(factWords.dignities[dignity])}` : '';
  return say('divisionPlanet', {
    division: name,
    planet: input.planet(planet),
    sign: context.book.sign(sign),
    place: input.ordinal(countFrom(lagna, sign)),
    dignity: state,
  });
}

/** Compares a planet's place with the birth chart. */
function besideBirth(varga: Varga, planet: PlanetName): string {
  const { telling: input } = varga;
  const born = input.view.dignity(planet);
  const change = getRank(dignityIn(planet, signIn(varga, planet))) - getRank(born);
  return input.say(change > 0 ? 'divisionBetter' : change < 0 ? 'divisionWorse' : 'divisionSame', {
    dignity: input.word(factWords.dignities[born]),
  });
}

function houseIn(varga: Varga, house: number): string {
  const { telling: input, name, lagna } = varga;
  const sign = ((lagna + house - 2) % 12) + 1;
  const found = grahaNames.filter((each) => signIn(varga, each) === sign);
  const words = { division: name, place: input.ordinal(house), sign: input.context.book.sign(sign) };
  return found.length > 0
    ? input.say('divisionHouse', { ...words, list: input.list(found), be: be(found) })
    : input.say('divisionEmpty', words);
}

function describeMoonChart(input: FactInput): readonly string[] {
  const { view, say, context, ordinal } = input;
  const from = view.planet('Moon').sign;
  const place = (planet: PlanetName) => countFrom(from, view.planet(planet).sign);
  const planets = subjects(input).filter((each) => each !== 'Moon');
  if (planets.length > 0)
    return [join(planets.map((each) => say('moonChart', { planet: input.planet(each), count: place(each), place: ordinal(place(each)) })))];
  const list = grahaNames.filter((each) => each !== 'Moon').map((each) => `${input.planet(each)} ${place(each)}`);
  return [say('moonChartAll', { sign: context.book.sign(from), list: list.join(', ') })];
}

/** A planet, a house or the lagna of a divisional chart, or of the chart from the Moon. */
export const describeDivision: DescribeFact = (input) => {
  const { terms, chart, say, context, word } = input;
  if (terms.division === 'moon') return describeMoonChart(input);
  const division = terms.division ?? 'D9';
  const varga: Varga = {
    telling: input,
    division,
    name: context.book.division(division),
    lagna: divisionSign(division, chart.ascendant.longitude),
  };
  const lagna = say('divisionLagna', { division: varga.name, sign: context.book.sign(varga.lagna) });
  const planets = subjects(input);
  const [first] = planets;
  if (first !== undefined)
    return [
      join([...planets.map((each) => planetIn(varga, each)), planets.length === 1 ? besideBirth(varga, first) : '']),
      say('place', planetWords(input, first)),
    ];
  const [house] = terms.houses;
  if (house !== undefined) return [houseIn(varga, house), lagna];
  const all = grahaNames.map((each) =>
    word(factWords.inSign)
      .replace('{planet}', input.planet(each))
      .replace('{sign}', context.book.sign(signIn(varga, each))),
  );
  return [lagna, join([terms.parts.includes('lagna') ? '' : say('divisionAll', { list: all.join(', ') }), say('divisionTime')])];
};
