import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import { be, isNode, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';
import { subjects } from './place';

const neverRetrograde: readonly PlanetName[] = ['Sun', 'Moon'];

function describeMotion(input: FactInput, planet: PlanetName): string {
  const { view, say } = input;
  const words = { planet: input.planet(planet) };
  if (isNode(planet)) return say('turnedNodes');
  if (neverRetrograde.includes(planet)) return say('turnedNever', words);
  return say(view.planet(planet).retrograde ? 'turnedYes' : 'turnedNo', words);
}

/** Retrograde at birth: a planet, or all that were. */
export const describeRetrograde: DescribeFact = (input) => {
  const { chart, say, list } = input;
  const planets = subjects(input);
  const [first] = planets;
  if (first !== undefined) return [join(planets.map((each) => describeMotion(input, each))), say('place', planetWords(input, first))];
  const retrogradePlanets = chart.planets.filter(({ name, retrograde }) => retrograde && !isNode(name)).map(({ name }) => name);
  if (retrogradePlanets.length === 0) return [say('turnedNone')];
  return [
    say('turnedList', { count: retrogradePlanets.length, be: be(retrogradePlanets), list: list(retrogradePlanets) }),
    say('turnedNodes'),
  ];
};

/** Combust at birth: a planet, or all that were. */
export const describeCombust: DescribeFact = (input) => {
  const { view, say, list } = input;
  const planets = subjects(input).filter((each) => each !== 'Sun' || input.terms.planets.length === 1);
  const [first] = planets;
  if (first === undefined) {
    const found = grahaNames.filter((each) => each !== 'Sun' && !isNode(each) && view.combust(each));
    return [found.length > 0 ? say('combustList', { list: list(found), be: be(found) }) : say('combustNone')];
  }
  const lines = planets.map((each) =>
    each === 'Sun' || isNode(each)
      ? say('combustNever')
      : say(view.combust(each) ? 'combustYes' : 'combustNo', { planet: input.planet(each) }),
  );
  return [join(lines), say('degree', planetWords(input, first))];
};
