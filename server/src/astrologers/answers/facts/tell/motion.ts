import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import { be, isNode, join, planetWords, type Tell, type Telling } from '../telling';
import { subjects } from './place';

const unmoved: readonly PlanetName[] = ['Sun', 'Moon'];

function motionOf(telling: Telling, planet: PlanetName): string {
  const { view, say } = telling;
  const words = { planet: telling.planet(planet) };
  if (isNode(planet)) return say('turnedNodes');
  if (unmoved.includes(planet)) return say('turnedNever', words);
  return say(view.planet(planet).retrograde ? 'turnedYes' : 'turnedNo', words);
}

/** Retrograde at birth: a planet, or all that were. */
export const tellRetrograde: Tell = (telling) => {
  const { chart, say, list } = telling;
  const planets = subjects(telling);
  const [first] = planets;
  if (first !== undefined) return [join(planets.map((each) => motionOf(telling, each))), say('place', planetWords(telling, first))];
  const turned = chart.planets.filter(({ name, retrograde }) => retrograde && !isNode(name)).map(({ name }) => name);
  if (turned.length === 0) return [say('turnedNone')];
  return [say('turnedList', { count: turned.length, be: be(turned), list: list(turned) }), say('turnedNodes')];
};

/** Combust at birth: a planet, or all that were. */
export const tellCombust: Tell = (telling) => {
  const { view, say, list } = telling;
  const planets = subjects(telling).filter((each) => each !== 'Sun' || telling.terms.planets.length === 1);
  const [first] = planets;
  if (first === undefined) {
    const found = grahaNames.filter((each) => each !== 'Sun' && !isNode(each) && view.combust(each));
    return [found.length > 0 ? say('combustList', { list: list(found), be: be(found) }) : say('combustNone')];
  }
  const lines = planets.map((each) =>
    each === 'Sun' || isNode(each)
      ? say('combustNever')
      : say(view.combust(each) ? 'combustYes' : 'combustNo', { planet: telling.planet(each) }),
  );
  return [join(lines), say('degree', planetWords(telling, first))];
};
