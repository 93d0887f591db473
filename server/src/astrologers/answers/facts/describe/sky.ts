import type { PlanetName } from '@oracle-astra/shared/contract';
import { isCombust, nextStation, transits } from '../../../../astrology';
import { getSky } from '../../../check/sky';
import { dayMs } from '../../../question/dates/spans';
import { factWords, isNode, join, type DescribeFact, type FactInput } from '../fact-input';
import { entriesOf, type Entry } from './next-entry';

const getHouse = ({ chart }: FactInput, sign: number) => ((sign - chart.ascendant.sign + 12) % 12) + 1;
const getSign = ({ chart }: FactInput, house: number) => ((chart.ascendant.sign + house - 2) % 12) + 1;
const getPosition = ({ asked }: FactInput, planet: PlanetName) => getSky(asked.question.now).positions[planet];

function describePosition(input: FactInput, planet: PlanetName): string {
  const { sign, retrograde } = getPosition(input, planet);
  const { say, context, word } = input;
  return say('skyAt', {
    planet: input.planet(planet),
    sign: context.book.sign(sign),
    house: input.house(getHouse(input, sign)),
    turned: retrograde && !isNode(planet) ? word(factWords.turned) : '',
  });
}

const entering = (input: FactInput, planet: PlanetName, { at, sign }: Entry) => ({
  planet: input.planet(planet),
  sign: input.context.book.sign(sign),
  house: input.house(getHouse(input, sign)),
  day: input.context.book.day(at),
});

const maxEntries = 40;
const [yearsOfFast, yearsOfSlow] = [2, 31];

/** The next entry into a sign, or into any. */
function findEntry({ asked }: FactInput, planet: PlanetName, sign: number | null): { entry: Entry | null; next: Entry | null } {
  const now = asked.question.now.getTime();
  const isFast = !['Saturn', 'Jupiter', 'Rahu', 'Ketu'].includes(planet);
  const end = now + (isFast ? yearsOfFast : yearsOfSlow) * 365.25 * dayMs;
  let [count, next] = [0, null as Entry | null];
  for (const entry of entriesOf(planet, now)) {
    next ??= entry;
    if (sign === null || entry.sign === sign) return { entry, next };
    count += 1;
    if (count > maxEntries || entry.at > end) break;
  }
  return { entry: null, next };
}

/** Where planets are in the sky now. */
export const describeSky: DescribeFact = (input) => {
  const { terms, say, word, context, asked } = input;
  if (terms.planets.length === 0) {
    const all = transits(asked.question.now).map(({ name, sign }) =>
      word(factWords.inSign).replace('{planet}', input.planet(name)).replace('{sign}', context.book.sign(sign)),
    );
    return [say('skyAll', { list: all.join(', ') })];
  }
  const { horizon } = asked.read;
  if (horizon !== null && horizon.unit !== 'day' && horizon.from > input.now) return describeSkyChange(input);
  return [
    join(terms.planets.map((each) => describePosition(input, each))),
    join(terms.planets.slice(0, 1).map((each) => change(input, each))),
  ];
};

function change(input: FactInput, planet: PlanetName): string {
  const { next } = findEntry(input, planet, null);
  return next === null ? '' : input.say('skyEnters', entering(input, planet, next));
}

/** When a planet changes its sign, or enters a named sign or house. */
export const describeSkyChange: DescribeFact = (input) => {
  const { terms, say, context } = input;
  const [planet] = terms.planets;
  if (planet === undefined) return null;
  const now = getPosition(input, planet).sign;
  const house = terms.houses[0];
  const named = terms.signs.find((each) => each !== now) ?? (house === undefined ? null : getSign(input, house));
  const { entry, next } = findEntry(input, planet, named === now ? null : named);
  if (entry === null) return [describePosition(input, planet), next === null ? '' : say('skyEnters', entering(input, planet, next))];
  const words = entering(input, planet, entry);
  const asksLeaving = terms.signs.includes(now);
  const first = asksLeaving ? say('skyLeaves', { ...words, from: context.book.sign(now) }) : say('skyEnters', words);
  return [first, join([describePosition(input, planet), describeReturn(input, planet, entry)])];
};

/** Describes a retrograde return to the sign that was left. */
function describeReturn(input: FactInput, planet: PlanetName, { at, sign }: Entry): string {
  if (isNode(planet) || planet === 'Sun' || planet === 'Moon') return '';
  const [back] = entriesOf(planet, at + dayMs);
  const left = sign === 1 ? 12 : sign - 1;
  return back?.sign === left ? input.say('skyBack', { sign: input.context.book.sign(left), day: input.context.book.day(back.at) }) : '';
}

/** Describes whether a planet is retrograde now, and until when. */
export const describeSkyMotion: DescribeFact = (input) => {
  const { terms, say, context, asked } = input;
  const planet = terms.planets[0] ?? 'Mercury';
  if (isNode(planet)) return [say('turnedNodes')];
  const { sign, retrograde } = getPosition(input, planet);
  const now = asked.question.now.getTime();
  const turn = nextStation(planet, now);
  if (turn === null) return [say('turnedNever', { planet: input.planet(planet) })];
  const words = { planet: input.planet(planet), sign: context.book.sign(sign), day: context.book.day(turn.at) };
  if (retrograde) return [say('skyTurnedYes', words), describePosition(input, planet)];
  const end = nextStation(planet, turn.at + dayMs);
  const turns = say('skyTurns', { ...words, start: context.book.day(turn.at), end: end === null ? '' : context.book.day(end.at) });
  return asked.line.wanted.shareOf('when') >= minWhenShare ? [turns, describePosition(input, planet)] : [say('skyTurnedNo', words), turns];
};
const minWhenShare = 0.4;

/** The planets that must not be combust for weddings. */
const weddingPlanets: readonly PlanetName[] = ['Jupiter', 'Venus'];

/** Whether a planet is combust in the sky now; Jupiter and Venus, if none is named. */
export const describeSkyCombust: DescribeFact = (input) => {
  const { terms, asked, chart, say } = input;
  const named = terms.planets.filter((each) => each !== 'Sun' && !isNode(each));
  const planets = named.length > 0 ? named : weddingPlanets;
  const sky = transits(asked.question.now);
  const at = (name: PlanetName) => sky.find((each) => each.name === name)?.longitude ?? 0;
  const distanceFromSun = (name: PlanetName) => Math.abs(((at(name) - at('Sun') + 540) % 360) - 180);
  const skyChart = { ...chart, planets: sky.map((each) => ({ ...each, house: 1 })) };
  const lines = planets.map((each) =>
    say(isCombust(skyChart, each) ? 'skyCombustYes' : 'skyCombustNo', {
      planet: input.planet(each),
      degree: String(Math.round(distanceFromSun(each))),
    }),
  );
  return [join(lines)];
};
