import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import { functionalNature } from '../../../../astrology';
import { be, degreesIn, factWords, join, planetWords, type Tell, type Telling } from '../telling';
import { subjects } from './place';

const [strong, weak] = [50, 33];

function strengthOf(telling: Telling, planet: PlanetName): string {
  const points = telling.strengths.of(planet);
  return telling.say(points >= strong ? 'isStrong' : points >= weak ? 'isMiddling' : 'isWeak', { ...planetWords(telling, planet), points });
}

function carries(telling: Telling, planet: PlanetName): string {
  return telling.say('ruleOf', { list: telling.context.book.list(telling.view.ruled(planet).map(telling.house)) });
}

const of =
  (isWeakest: boolean): Tell =>
  (telling) => {
    const { strengths, say, list } = telling;
    const planets = subjects(telling).filter((each) => each !== 'Rahu' && each !== 'Ketu');
    if (planets.length > 0)
      return [join(planets.map((each) => strengthOf(telling, each))), join(planets.slice(0, 1).map((each) => carries(telling, each)))];
    const ranked = strengths.ranked();
    const planet = (isWeakest ? ranked.at(-1) : ranked[0]) ?? 'Sun';
    return [
      say(isWeakest ? 'weakest' : 'strongest', planetWords(telling, planet)),
      join([carries(telling, planet), say('ranks', { list: list(ranked) })]),
    ];
  };

/** How strong a planet is, or which is the strongest. */
export const tellStrongest = of(false);
/** The same from the other end. */
export const tellWeakest = of(true);

export const tellKaraka: Tell = (telling) => {
  const { terms, view, say, word } = telling;
  const degrees = (planet: PlanetName) => view.planet(planet).longitude % 30;
  const ranked = grahaNames.slice(0, 7).sort((one, other) => degrees(other) - degrees(one));
  const at = terms.karaka ?? 0;
  const planet = ranked[at] ?? 'Sun';
  const name = factWords.karakas[at];
  return [
    say('karaka', { planet: telling.planet(planet), karaka: name && word(name), degree: degreesIn(view.planet(planet).longitude) }),
    join([say('place', planetWords(telling, planet)), say('karakaScheme')]),
  ];
};

/** Helpers and strainers of the lagna, the yogakaraka, maraka and badhaka lords. */
export const tellNature: Tell = (telling) => {
  const { terms, chart, view, say, list, word, context } = telling;
  const lagna = chart.ascendant.sign;
  const { good, bad, yogakaraka } = functionalNature(lagna);
  const sign = context.book.sign(lagna);
  const special = yogakaraka === undefined ? '' : word(factWords.yogakarakaToo).replace('{planet}', telling.planet(yogakaraka));
  const helpers = say('good', { sign, list: list(good), special });
  const strainers = say('bad', { sign, list: list(bad) });
  if (terms.nature === 'marak') return [say('marak', { list: list([...new Set([view.lord(2), view.lord(7)])]) })];
  if (terms.nature === 'badhak') return [say('badhak', { sign, planet: telling.planet(view.lord([11, 9, 7][(lagna - 1) % 3] ?? 11)) })];
  if (terms.nature === 'yogakaraka')
    return yogakaraka === undefined
      ? [say('yogakarakaNone', { sign, list: list(good) })]
      : [say('yogakaraka', { sign, planet: telling.planet(yogakaraka) }), strengthOf(telling, yogakaraka)];
  return terms.nature === 'bad' ? [strainers, helpers] : [helpers, strainers];
};

export const tellVargottama: Tell = (telling) => {
  const { view, say, list, terms } = telling;
  const found = grahaNames.filter((each) => view.navamsha(each) === view.planet(each).sign);
  const asked = terms.planets.length > 0 ? subjects(telling) : [];
  const kept = asked.filter((each) => found.includes(each));
  if (asked.length > 0 && kept.length === 0) return [say('vargottamaNo', { list: list(asked), be: be(asked) })];
  if (kept.length > 0) return [say('vargottamaYes', { list: list(kept), be: be(kept) })];
  return [found.length > 0 ? say('vargottama', { list: list(found), be: be(found) }) : say('vargottamaNone')];
};
