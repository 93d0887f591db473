import type { PlanetName } from '@oracle-astra/shared/contract';
import { manners, themes } from '../../../words/placements';
import { factWords, join, planetWords, type Tell, type Telling } from '../telling';
import { subjects } from './place';
import { tellPart } from './sign';

const [good, fair] = [46, 33];
/** Rahu and Ketu do well in growing houses. */
const nodeHouses: readonly number[] = [3, 6, 10, 11];

function fitOf({ strengths, view }: Telling, planet: PlanetName): 'effectGood' | 'effectMixed' | 'effectHard' {
  if (planet === 'Rahu' || planet === 'Ketu') return nodeHouses.includes(view.house(planet)) ? 'effectGood' : 'effectMixed';
  const points = strengths.of(planet);
  return points >= good ? 'effectGood' : points >= fair ? 'effectMixed' : 'effectHard';
}

function effectOf(telling: Telling, planet: PlanetName): readonly string[] {
  const { say, view, context, terms, planet: name } = telling;
  const at = context.isEnglish ? 0 : 1;
  const house = view.house(planet);
  const words = {
    ...planetWords(telling, planet),
    gift: manners[planet].gift[at],
    price: manners[planet].price[at],
    theme: themes[house - 1]?.[at],
  };
  const fit = fitOf(telling, planet);
  const [wrong] = terms.lordsOf.length > 0 || terms.hasLord ? [] : terms.houses;
  const correction =
    wrong !== undefined && wrong !== house ? say('notThere', { ...words, wrong: telling.house(wrong), planet: name(planet) }) : '';
  const rest = fit === 'effectHard' ? say('effectGift', words) : fit === 'effectGood' ? say('effectPrice', words) : '';
  const eighth = terms.houses.includes(8) || house === 8 ? say('eighth') : '';
  return [join([correction, say(fit, words)]), join([rest, eighth])];
}

function effectOfHouse(telling: Telling, house: number): readonly string[] {
  const { say, view, word, context, strengths } = telling;
  const lord = view.lord(house);
  const points = strengths.of(lord);
  const fit = points >= good ? 'good' : points >= fair ? 'mixed' : 'hard';
  const theme = themes[house - 1]?.[context.isEnglish ? 0 : 1];
  const said = say('houseEffect', {
    house: telling.house(house),
    theme,
    planet: telling.planet(lord),
    lordHouse: telling.house(view.house(lord)),
    fit: word(factWords.fits[fit]),
  });
  return [said, join([...view.in(house).map((each) => effectOf(telling, each)[0] ?? ''), house === 8 ? say('eighth') : ''])];
}

/** What a planet does where it stands: its place first, then good or hard, from its strength. */
export const tellEffect: Tell = (telling) => {
  const { terms } = telling;
  const planets = subjects(telling);
  const [first] = planets;
  if (first !== undefined)
    return planets.length > 1 ? [join(planets.map((each) => effectOf(telling, each)[0] ?? ''))] : effectOf(telling, first);
  const [house] = terms.houses;
  if (house !== undefined) return effectOfHouse(telling, house);
  if (terms.parts.length === 0) return null;
  return tellPart(terms.parts[0] ?? 'lagna')(telling);
};
