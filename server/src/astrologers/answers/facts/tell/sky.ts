import type { PlanetName } from '@oracle-astra/shared/contract';
import { isCombust, nextStation, transits } from '../../../../astrology';
import { getSky } from '../../../check/sky';
import { dayMs } from '../../../question/dates/spans';
import { factWords, isNode, join, type Tell, type Telling } from '../telling';
import { entriesOf, type Entry } from './next-entry';

const houseOf = ({ chart }: Telling, sign: number) => ((sign - chart.ascendant.sign + 12) % 12) + 1;
const signOf = ({ chart }: Telling, house: number) => ((chart.ascendant.sign + house - 2) % 12) + 1;
const skyOf = ({ asked }: Telling, planet: PlanetName) => getSky(asked.question.now).positions[planet];

function here(telling: Telling, planet: PlanetName): string {
  const { sign, retrograde } = skyOf(telling, planet);
  const { say, context, word } = telling;
  return say('skyAt', {
    planet: telling.planet(planet),
    sign: context.book.sign(sign),
    house: telling.house(houseOf(telling, sign)),
    turned: retrograde && !isNode(planet) ? word(factWords.turned) : '',
  });
}

const entering = (telling: Telling, planet: PlanetName, { at, sign }: Entry) => ({
  planet: telling.planet(planet),
  sign: telling.context.book.sign(sign),
  house: telling.house(houseOf(telling, sign)),
  day: telling.context.book.day(at),
});

const farthest = 40;
const [yearsOfFast, yearsOfSlow] = [2, 31];

/** The next entry into a sign, or into any. */
function findEntry({ asked }: Telling, planet: PlanetName, sign: number | null): { entry: Entry | null; next: Entry | null } {
  const now = asked.question.now.getTime();
  const isFast = !['Saturn', 'Jupiter', 'Rahu', 'Ketu'].includes(planet);
  const end = now + (isFast ? yearsOfFast : yearsOfSlow) * 365.25 * dayMs;
  let [count, next] = [0, null as Entry | null];
  for (const entry of entriesOf(planet, now)) {
    next ??= entry;
    if (sign === null || entry.sign === sign) return { entry, next };
    count += 1;
    if (count > farthest || entry.at > end) break;
  }
  return { entry: null, next };
}

/** Where planets are in the sky now. */
export const tellSky: Tell = (telling) => {
  const { terms, say, word, context, asked } = telling;
  if (terms.planets.length === 0) {
    const all = transits(asked.question.now).map(({ name, sign }) =>
      word(factWords.inSign).replace('{planet}', telling.planet(name)).replace('{sign}', context.book.sign(sign)),
    );
    return [say('skyAll', { list: all.join(', ') })];
  }
  const { horizon } = asked.read;
  if (horizon !== null && horizon.unit !== 'day' && horizon.from > telling.now) return tellSkyChange(telling);
  return [join(terms.planets.map((each) => here(telling, each))), join(terms.planets.slice(0, 1).map((each) => change(telling, each)))];
};

function change(telling: Telling, planet: PlanetName): string {
  const { next } = findEntry(telling, planet, null);
  return next === null ? '' : telling.say('skyEnters', entering(telling, planet, next));
}

/** When a planet changes its sign, or enters a sign or house that is named. */
export const tellSkyChange: Tell = (telling) => {
  const { terms, say, context } = telling;
  const [planet] = terms.planets;
  if (planet === undefined) return null;
  const now = skyOf(telling, planet).sign;
  const house = terms.houses[0];
  const named = terms.signs.find((each) => each !== now) ?? (house === undefined ? null : signOf(telling, house));
  const { entry, next } = findEntry(telling, planet, named === now ? null : named);
  if (entry === null) return [here(telling, planet), next === null ? '' : say('skyEnters', entering(telling, planet, next))];
  const words = entering(telling, planet, entry);
  const leaves = terms.signs.includes(now);
  const first = leaves ? say('skyLeaves', { ...words, from: context.book.sign(now) }) : say('skyEnters', words);
  return [first, join([here(telling, planet), returns(telling, planet, entry)])];
};

/** A planet that turns retrograde comes back to the sign that it left. */
function returns(telling: Telling, planet: PlanetName, { at, sign }: Entry): string {
  if (isNode(planet) || planet === 'Sun' || planet === 'Moon') return '';
  const [back] = entriesOf(planet, at + dayMs);
  const left = sign === 1 ? 12 : sign - 1;
  return back?.sign === left
    ? telling.say('skyBack', { sign: telling.context.book.sign(left), day: telling.context.book.day(back.at) })
    : '';
}

/** Whether a planet goes backwards now, and when that changes. */
export const tellSkyMotion: Tell = (telling) => {
  const { terms, say, context, asked } = telling;
  const planet = terms.planets[0] ?? 'Mercury';
  if (isNode(planet)) return [say('turnedNodes')];
  const { sign, retrograde } = skyOf(telling, planet);
  const now = asked.question.now.getTime();
  const turn = nextStation(planet, now);
  if (turn === null) return [say('turnedNever', { planet: telling.planet(planet) })];
  const words = { planet: telling.planet(planet), sign: context.book.sign(sign), day: context.book.day(turn.at) };
  if (retrograde) return [say('skyTurnedYes', words), here(telling, planet)];
  const end = nextStation(planet, turn.at + dayMs);
  const turns = say('skyTurns', { ...words, start: context.book.day(turn.at), end: end === null ? '' : context.book.day(end.at) });
  return asked.line.wanted.shareOf('when') >= leastWhen ? [turns, here(telling, planet)] : [say('skyTurnedNo', words), turns];
};
const leastWhen = 0.4;

/** The two whose star has to be up for weddings. */
const stars: readonly PlanetName[] = ['Jupiter', 'Venus'];

/** Whether a planet is combust in the sky now; Jupiter and Venus, where none is named. */
export const tellSkyCombust: Tell = (telling) => {
  const { terms, asked, chart, say } = telling;
  const named = terms.planets.filter((each) => each !== 'Sun' && !isNode(each));
  const planets = named.length > 0 ? named : stars;
  const sky = transits(asked.question.now);
  const at = (name: PlanetName) => sky.find((each) => each.name === name)?.longitude ?? 0;
  const apart = (name: PlanetName) => Math.abs(((at(name) - at('Sun') + 540) % 360) - 180);
  const here = { ...chart, planets: sky.map((each) => ({ ...each, house: 1 })) };
  const lines = planets.map((each) =>
    say(isCombust(here, each) ? 'skyCombustYes' : 'skyCombustNo', {
      planet: telling.planet(each),
      degree: String(Math.round(apart(each))),
    }),
  );
  return [join(lines)];
};
