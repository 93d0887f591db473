import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../../content/jyotish/directions.json';
import { signLord } from '../../../astrology';
import { getContentLanguage } from '../../asks/ask-words';
import type { Context } from '../../compose/context';
import { directionFromIndia, findPlaces, type Place } from '../../question/places/places';
import { readText } from '../../question/question-text';
import { directionBetween, planetOfDirection } from '../../tools/directions';
import { derivedHouse } from '../../tools/focus';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { createAnswer, type ComputedCase } from '../computed';
import { findSides, nameOfSide } from './sides';

const [strong, fair] = [50, 38];
const maxNamed = 4;
const [home, fortune, abroad] = [4, 9, 12];

const findNamedPlaces = (names: string): Place[] => findPlaces(readText(names, 'English'));
const planetTowards = (direction: number): PlanetName => planetOfDirection[direction] ?? 'Sun';
const formatDirection = (context: Context, planet: PlanetName): string => nameOfSide(planet, getContentLanguage(context));
const formatPlace = ({ isEnglish, read }: Context, { english, hindi }: Place): string =>
  isEnglish || read.language === 'Hinglish' ? english : hindi;
const ordinal = (context: Context, house: number): string => (context.isEnglish ? englishOrdinal(house) : hindiOrdinal(house, 'oblique'));

type Level = 'yes' | 'fair' | 'no';
const getLevel = ({ strengths }: Context, planet: PlanetName): Level =>
  strengths.of(planet) >= strong ? 'yes' : strengths.of(planet) >= fair ? 'fair' : 'no';

/** Describes the direction of a planet. */
function fillDirection(context: Context, planet: PlanetName): ComputedCase['words'] {
  const { book, read, strengths } = context;
  const best = planetOfDirection.filter((each) => each !== planet).sort((one, other) => strengths.of(other) - strengths.of(one));
  const language = getContentLanguage(context);
  return {
    planet: book.planet(planet),
    direction: formatDirection(context, planet),
    better: formatDirection(context, best[0] ?? 'Sun'),
    house: ordinal(context, strengths.view.house(planet)),
    how: file.strengths[language][getLevel(context, planet)],
    kin: read.kin === null ? undefined : book.kin(read.kin.id),
  };
}

/** Each place with the planet of its direction, seen from the other places, or from the middle of India if it is alone or abroad. */
function findDirections(places: readonly Place[]): { place: Place; planet: PlanetName }[] {
  const isWide = places.length === 1 || places.some(({ isAbroad }) => isAbroad);
  return places.map((place) => {
    const direction = isWide
      ? directionFromIndia(place)
      : directionBetween(
          places.filter((each) => each !== place),
          place,
        );
    return { place, planet: planetTowards(direction) };
  });
}

/** The named places, the best first; null if none is named. */
function describeNamed(context: Context): ComputedCase | null {
  const { strengths, book } = context;
  const [best, ...others] = findDirections(findPlaces(context.read.text)).sort(
    (one, other) => strengths.of(other.planet) - strengths.of(one.planet),
  );
  if (!best) return null;
  const list = (all: readonly { place: Place }[]) => book.list(all.map(({ place }) => formatPlace(context, place)));
  const words = {
    ...fillDirection(context, best.planet),
    place: list([best]),
    best: list([best]),
    others: list(others),
    all: list([best, ...others]),
  };
  if (others.length === 0) return { of: getLevel(context, best.planet), words };
  return { of: others.every(({ planet }) => planet === best.planet) ? 'even' : 'best', words };
}

/** The best direction: that of the lord of the house of home or fortune if it is strong, otherwise of the strongest planet. */
function bestSide(context: Context): { planet: PlanetName; isLord: boolean } {
  const { strengths, read } = context;
  const from = read.kin?.house ?? 1;
  const lords = [fortune, home]
    .map((house) => strengths.view.lord(derivedHouse(from, house)))
    .filter((planet) => strengths.of(planet) >= fair);
  const [lord] = lords.sort((one, other) => strengths.of(other) - strengths.of(one));
  if (lord) return { planet: lord, isLord: true };
  return { planet: [...planetOfDirection].sort((one, other) => strengths.of(other) - strengths.of(one))[0] ?? 'Sun', isLord: false };
}

const onSide = (context: Context, places: readonly Place[], planet: PlanetName): string | undefined => {
  const found = places.filter((place) => planetTowards(directionFromIndia(place)) === planet).slice(0, maxNamed);
  return found.length === 0 ? undefined : context.book.list(found.map((place) => formatPlace(context, place)));
};

function describeSide(context: Context, of: 'direction' | 'country'): ComputedCase {
  const { planet, isLord } = bestSide(context);
  const reason = file.reasons[getContentLanguage(context)][isLord ? 'lord' : 'strongest'];
  const countries = onSide(context, findNamedPlaces(file.countries), planet);
  const words = { ...fillDirection(context, planet), reason, towns: onSide(context, findNamedPlaces(file.towns), planet), countries };
  return { of: of === 'country' && countries === undefined ? 'direction' : of, words };
}

const sideByLevel = { yes: 'sideYes', fair: 'sideFair', no: 'sideNo' } as const;

/** Compares the named directions, or describes the single named one, or the best of all. */
function describeDirection(context: Context): ComputedCase {
  const { strengths, read, book } = context;
  const [best, ...others] = findSides(read.text).sort((one, other) => strengths.of(other) - strengths.of(one));
  if (!best) return describeSide(context, 'direction');
  const words = {
    ...fillDirection(context, best),
    best: formatDirection(context, best),
    others: book.list(others.map((each) => formatDirection(context, each))),
  };
  return { of: others.length > 0 ? 'side' : sideByLevel[getLevel(context, best)], words };
}

/** Compares home with distant places, by the lords of their houses. */
function describeAway(context: Context): ComputedCase {
  const named = findPlaces(context.read.text).length > 1 ? describeNamed(context) : null;
  if (named !== null) return named;
  const { strengths, read, book } = context;
  const getLord = (house: number) => strengths.view.lord(derivedHouse(read.kin?.house ?? 1, house));
  const farPlanet = [abroad, fortune].map(getLord).sort((one, other) => strengths.of(other) - strengths.of(one))[0] ?? 'Jupiter';
  const near = getLord(home);
  const isFar = (strengths.of(getLord(abroad)) + strengths.of(getLord(fortune))) / 2 >= strengths.of(near);
  const planet = isFar ? farPlanet : near;
  const farHouse = ordinal(context, strengths.view.house(planet));
  return { of: isFar ? 'away' : 'near', words: { ...fillDirection(context, planet), far: book.planet(planet), farHouse } };
}

const elements = ['fire', 'earth', 'air', 'water'] as const;

/** Hills, plains, towns or water, by the sign of the house of home. */
function describeNature(context: Context): ComputedCase {
  const { read, book, question } = context;
  const house = derivedHouse(read.kin?.house ?? 1, home);
  const sign = ((question.chart.ascendant.sign + house - 2) % 12) + 1;
  return {
    of: elements[(sign - 1) % elements.length] ?? 'air',
    words: { ...fillDirection(context, signLord(sign)), sign: book.sign(sign) },
  };
}

/** Says that no place spoils a life, and how well the chart supports the direction of the named one. */
function describeBlame(context: Context): ComputedCase {
  const [named] = findDirections(findPlaces(context.read.text).slice(0, 1));
  return { of: 'blame', words: named ? { ...fillDirection(context, named.planet), place: formatPlace(context, named.place) } : {} };
}

/** Which town, country or direction suits, and how a house should be laid out. */
export const answerPlace = createAnswer('x_place', {
  town: (context) => describeNamed(context) ?? describeDirection(context),
  direction: describeDirection,
  country: (context) => describeNamed(context) ?? describeSide(context, 'country'),
  away: describeAway,
  nature: describeNature,
  blame: describeBlame,
});
