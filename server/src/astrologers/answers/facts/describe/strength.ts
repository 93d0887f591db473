import { planets as grahaNames, type PlanetName } from '@oracle-astra/shared/contract';
import { functionalNature } from '../../../../astrology';
import { be, degreesIn, factWords, join, planetWords, type DescribeFact, type FactInput } from '../fact-input';
import { subjects } from './place';

const [strong, weak] = [50, 33];

function describePlanetStrength(input: FactInput, planet: PlanetName): string {
  const points = input.strengths.of(planet);
  return input.say(points >= strong ? 'isStrong' : points >= weak ? 'isMiddling' : 'isWeak', { ...planetWords(input, planet), points });
}

function describeLoad(input: FactInput, planet: PlanetName): string {
  return input.say('ruleOf', { list: input.context.book.list(input.view.ruled(planet).map(input.house)) });
}

const of =
  (isWeakest: boolean): DescribeFact =>
  (input) => {
    const { strengths, say, list } = input;
    const planets = subjects(input).filter((each) => each !== 'Rahu' && each !== 'Ketu');
    if (planets.length > 0)
      return [
        join(planets.map((each) => describePlanetStrength(input, each))),
        join(planets.slice(0, 1).map((each) => describeLoad(input, each))),
      ];
    const ranked = strengths.ranked();
    const planet = (isWeakest ? ranked.at(-1) : ranked[0]) ?? 'Sun';
    return [
      say(isWeakest ? 'weakest' : 'strongest', planetWords(input, planet)),
      join([describeLoad(input, planet), say('ranks', { list: list(ranked) })]),
    ];
  };

/** How strong a planet is, or which is the strongest. */
export const describeStrongest = of(false);
/** The weakest planet. */
export const describeWeakest = of(true);

export const describeKaraka: DescribeFact = (input) => {
  const { terms, view, say, word } = input;
  const degrees = (planet: PlanetName) => view.planet(planet).longitude % 30;
  const ranked = grahaNames.slice(0, 7).sort((one, other) => degrees(other) - degrees(one));
  const at = terms.karaka ?? 0;
  const planet = ranked[at] ?? 'Sun';
  const name = factWords.karakas[at];
  return [
    say('karaka', { planet: input.planet(planet), karaka: name && word(name), degree: degreesIn(view.planet(planet).longitude) }),
    join([say('place', planetWords(input, planet)), say('karakaScheme')]),
  ];
};

/** Describes functional benefics and malefics of the lagna, yogakaraka, maraka and badhaka lords. */
export const describeNature: DescribeFact = (input) => {
  const { terms, chart, view, say, list, word, context } = input;
  const lagna = chart.ascendant.sign;
  const { good, bad, yogakaraka } = functionalNature(lagna);
  const sign = context.book.sign(lagna);
  const special = yogakaraka === undefined ? '' : word(factWords.yogakarakaToo).replace('{planet}', input.planet(yogakaraka));
  const helpers = say('good', { sign, list: list(good), special });
  const strainers = say('bad', { sign, list: list(bad) });
  if (terms.nature === 'marak') return [say('marak', { list: list([...new Set([view.lord(2), view.lord(7)])]) })];
  if (terms.nature === 'badhak') return [say('badhak', { sign, planet: input.planet(view.lord([11, 9, 7][(lagna - 1) % 3] ?? 11)) })];
  if (terms.nature === 'yogakaraka')
    return yogakaraka === undefined
      ? [say('yogakarakaNone', { sign, list: list(good) })]
      : [say('yogakaraka', { sign, planet: input.planet(yogakaraka) }), describePlanetStrength(input, yogakaraka)];
  return terms.nature === 'bad' ? [strainers, helpers] : [helpers, strainers];
};

export const describeVargottama: DescribeFact = (input) => {
  const { view, say, list, terms } = input;
  const found = grahaNames.filter((each) => view.navamsha(each) === view.planet(each).sign);
  const asked = terms.planets.length > 0 ? subjects(input) : [];
  const matching = asked.filter((each) => found.includes(each));
  if (asked.length > 0 && matching.length === 0) return [say('vargottamaNo', { list: list(asked), be: be(asked) })];
  if (matching.length > 0) return [say('vargottamaYes', { list: list(matching), be: be(matching) })];
  return [found.length > 0 ? say('vargottama', { list: list(found), be: be(found) }) : say('vargottamaNone')];
};
