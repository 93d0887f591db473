import type { PlanetName } from '@oracle-astra/shared/contract';
import { manners, themes } from '../../../words/placements';
import { factWords, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';
import { subjects } from './place';
import { describePart } from './sign';

const [good, fair] = [46, 33];
/** Rahu and Ketu do well in growing houses. */
const nodeHouses: readonly number[] = [3, 6, 10, 11];

function rateEffect({ strengths, view }: FactInput, planet: PlanetName): 'effectGood' | 'effectMixed' | 'effectHard' {
  if (planet === 'Rahu' || planet === 'Ketu') return nodeHouses.includes(view.house(planet)) ? 'effectGood' : 'effectMixed';
  const points = strengths.of(planet);
  return points >= good ? 'effectGood' : points >= fair ? 'effectMixed' : 'effectHard';
}

function describeOneEffect(input: FactInput, planet: PlanetName): readonly string[] {
  const { say, view, context, terms, planet: name } = input;
  const at = context.isEnglish ? 0 : 1;
  const house = view.house(planet);
  const words = {
    ...planetWords(input, planet),
    gift: manners[planet].gift[at],
    price: manners[planet].price[at],
    theme: themes[house - 1]?.[at],
  };
  const fit = rateEffect(input, planet);
  const [wrong] = terms.mentionedLords.length > 0 || terms.hasLord ? [] : terms.houses;
  const correction =
    wrong !== undefined && wrong !== house ? say('notThere', { ...words, wrong: input.house(wrong), planet: name(planet) }) : '';
  const rest = fit === 'effectHard' ? say('effectGift', words) : fit === 'effectGood' ? say('effectPrice', words) : '';
  const eighth = terms.houses.includes(8) || house === 8 ? say('eighth') : '';
  return [join([correction, say(fit, words)]), join([rest, eighth])];
}

function effectOfHouse(input: FactInput, house: number): readonly string[] {
  const { say, view, word, context, strengths } = input;
  const lord = view.lord(house);
  const points = strengths.of(lord);
  const fit = points >= good ? 'good' : points >= fair ? 'mixed' : 'hard';
  const theme = themes[house - 1]?.[context.isEnglish ? 0 : 1];
  const houseText = say('houseEffect', {
    house: input.house(house),
    theme,
    planet: input.planet(lord),
    lordHouse: input.house(view.house(lord)),
    fit: word(factWords.fits[fit]),
  });
  return [houseText, join([...view.in(house).map((each) => describeOneEffect(input, each)[0] ?? ''), house === 8 ? say('eighth') : ''])];
}

/** Describes the effect of a placement: first the place, then good or hard by strength. */
export const describeEffect: DescribeFact = (input) => {
  const { terms } = input;
  const planets = subjects(input);
  const [first] = planets;
  if (first !== undefined)
    return planets.length > 1 ? [join(planets.map((each) => describeOneEffect(input, each)[0] ?? ''))] : describeOneEffect(input, first);
  const [house] = terms.houses;
  if (house !== undefined) return effectOfHouse(input, house);
  if (terms.parts.length === 0) return null;
  return describePart(terms.parts[0] ?? 'lagna')(input);
};
