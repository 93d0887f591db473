import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import { dignityIn, divisionSign, type Division } from '../../../../astrology';
import { be, factWords, join, planetWords, type Tell, type Telling } from '../telling';
import { subjects } from './place';

const countFrom = (first: number, sign: number) => ((sign - first + 12) % 12) + 1;
const ranks = ['debilitated', 'enemy', 'neutral', 'friendly', 'own', 'exalted'];
const rankOf = (dignity: string) => ranks.indexOf(dignity);

interface Varga {
  telling: Telling;
  division: Division;
  name: string;
  lagna: number;
}

const signIn = ({ telling, division }: Varga, planet: PlanetName) => divisionSign(division, telling.view.planet(planet).longitude);

function planetIn(varga: Varga, planet: PlanetName): string {
  const { telling, name, lagna } = varga;
  const { word, say, context } = telling;
  const sign = signIn(varga, planet);
  const dignity = dignityIn(planet, sign);
  const told = dignity === 'exalted' || dignity === 'own' || dignity === 'debilitated';
  const state = told ? `${context.isEnglish ? ', ' : ' '}${word(factWords.dignities[dignity])}` : '';
  return say('divisionPlanet', {
    division: name,
    planet: telling.planet(planet),
    sign: context.book.sign(sign),
    place: telling.ordinal(countFrom(lagna, sign)),
    dignity: state,
  });
}

/** How the planet stands beside its place in the birth chart. */
function besideBirth(varga: Varga, planet: PlanetName): string {
  const { telling } = varga;
  const born = telling.view.dignity(planet);
  const change = rankOf(dignityIn(planet, signIn(varga, planet))) - rankOf(born);
  return telling.say(change > 0 ? 'divisionBetter' : change < 0 ? 'divisionWorse' : 'divisionSame', {
    dignity: telling.word(factWords.dignities[born]),
  });
}

function houseIn(varga: Varga, house: number): string {
  const { telling, name, lagna } = varga;
  const sign = ((lagna + house - 2) % 12) + 1;
  const found = grahaNames.filter((each) => signIn(varga, each) === sign);
  const words = { division: name, place: telling.ordinal(house), sign: telling.context.book.sign(sign) };
  return found.length > 0
    ? telling.say('divisionHouse', { ...words, list: telling.list(found), be: be(found) })
    : telling.say('divisionEmpty', words);
}

function tellMoonChart(telling: Telling): readonly string[] {
  const { view, say, context, ordinal } = telling;
  const from = view.planet('Moon').sign;
  const place = (planet: PlanetName) => countFrom(from, view.planet(planet).sign);
  const planets = subjects(telling).filter((each) => each !== 'Moon');
  if (planets.length > 0)
    return [
      join(planets.map((each) => say('moonChart', { planet: telling.planet(each), count: place(each), place: ordinal(place(each)) }))),
    ];
  const list = grahaNames.filter((each) => each !== 'Moon').map((each) => `${telling.planet(each)} ${place(each)}`);
  return [say('moonChartAll', { sign: context.book.sign(from), list: list.join(', ') })];
}

/** A planet, a house or the lagna of a divisional chart, or of the chart from the Moon. */
export const tellDivision: Tell = (telling) => {
  const { terms, chart, say, context, word } = telling;
  if (terms.division === 'moon') return tellMoonChart(telling);
  const division = terms.division ?? 'D9';
  const varga: Varga = {
    telling,
    division,
    name: context.book.division(division),
    lagna: divisionSign(division, chart.ascendant.longitude),
  };
  const lagna = say('divisionLagna', { division: varga.name, sign: context.book.sign(varga.lagna) });
  const planets = subjects(telling);
  const [first] = planets;
  if (first !== undefined)
    return [
      join([...planets.map((each) => planetIn(varga, each)), planets.length === 1 ? besideBirth(varga, first) : '']),
      say('place', planetWords(telling, first)),
    ];
  const [house] = terms.houses;
  if (house !== undefined) return [houseIn(varga, house), lagna];
  const all = grahaNames.map((each) =>
    word(factWords.inSign)
      .replace('{planet}', telling.planet(each))
      .replace('{sign}', context.book.sign(signIn(varga, each))),
  );
  return [lagna, join([terms.parts.includes('lagna') ? '' : say('divisionAll', { list: all.join(', ') }), say('divisionTime')])];
};
