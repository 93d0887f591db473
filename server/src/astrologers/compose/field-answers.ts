import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Field } from '../question/fields';
import { derivedHouse } from '../tools/focus';
import { englishOrdinal as th } from '../vocabulary/english';
import { hindiOrdinal } from '../vocabulary/hindi';
import { englishHouses } from '../words/english-words';
import { hindiHouses } from '../words/hindi-words';
import type { Context } from './context';

const o = (house: number) => hindiOrdinal(house, 'oblique');
const good = 46;
/** The bonus if a planet of the field rules or occupies the house of work. */
const careerHouse = 10;

/** How well a field fits, 0 to 100: the strength of its planets, and whether one of them rules or occupies the house of work. */
export function rateField({ strengths, read }: Context, { planets }: Pick<Field, 'planets'>): number {
  const house = derivedHouse(read.kin?.house ?? 1, 10);
  const mean = planets.reduce((sum, each) => sum + strengths.of(each), 0) / planets.length;
  const isThere = planets.some((each) => strengths.view.lord(house) === each || strengths.view.house(each) === house);
  return mean + (isThere ? careerHouse : 0);
}

/** The place of a field's planet, and its strength. */
export function describePlanet({ say, book, strengths }: Context, planet: PlanetName): string {
  const house = strengths.view.house(planet);
  const isStrong = strengths.of(planet) >= good;
  return say(
    [
      [`${book.planet(planet)} speaks for it`, `${book.planet(planet)} is its planet`],
      ` and is in your ${th(house)} house (${englishHouses[house - 1]})`,
      isStrong ? [', with good strength', ', well supported'] : [', with little strength', ', so practice has to do the rest'],
      '.',
    ],
    [
      [`इसके कारक ${book.planet(planet)}`, `इस काम के ग्रह ${book.planet(planet)}`],
      ` ${o(house)} भाव (${hindiHouses[house - 1]}) में हैं`,
      isStrong ? [' और बल अच्छा है', ', बल भी अच्छा है'] : [', बल कम है', ', इसलिए अभ्यास ज़्यादा चाहिए'.replace('चाहिए', 'लगेगा')],
      '।',
    ],
  );
}

/** Why a field suits: a planet of it in the house of work or ruling it, or the place of its stronger planet. */
export function describeReason(context: Context, planets: readonly PlanetName[]): string {
  const { say, book, strengths, read } = context;
  const house = derivedHouse(read.kin?.house ?? 1, 10);
  const lord = planets.find((each) => strengths.view.lord(house) === each);
  const inside = planets.find((each) => strengths.view.house(each) === house);
  if (lord) return say([[`${book.planet(lord)}, one of its planets, rules the ${th(house)} house`, `Its planet ${book.planet(lord)} is lord of the ${th(house)} house`], [', where work is read from.', ', the house of work here.']], [[`इसके ग्रह ${book.planet(lord)} ${o(house)} भाव के स्वामी हैं`, `${o(house)} भाव के स्वामी ${book.planet(lord)} इसी काम के ग्रह हैं`], [', काम यहीं से देखा जाता है।', '; काम का भाव यही है।']]);
  if (inside) return say([[`${book.planet(inside)}, one of its planets, is in the ${th(house)} house`, `Its planet ${book.planet(inside)} is in the ${th(house)} house`], [', where work is read from.', ', the house of work here.']], [[`इसके ग्रह ${book.planet(inside)} ${o(house)} भाव में हैं`, `${o(house)} भाव में ${book.planet(inside)} हैं, जो इसी काम के ग्रह हैं`], [', काम यहीं से देखा जाता है।', '; काम का भाव यही है।']]);
  const [planet = 'Mercury'] = [...planets].sort((a, b) => strengths.of(b) - strengths.of(a));
  return describePlanet(context, planet);
}
