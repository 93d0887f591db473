import type { Chart, PlanetName } from '@oracle-astra/shared/contract';
import { aspectsOn, debilitationSign, divisionSign, exaltationSign, houseLord, planetOf, runningDasha, signLord } from '../../astrology';
import type { Claim, Tags } from './claim';
import { readSentence } from './extract-claims';
import { getSky } from './sky';

/** A sign, house or nakshatra that a sentence names. */
export interface Place {
  kind: 'sign' | 'house' | 'star';
  value: number;
}

/** General rules, and places counted from another point, are no statements about a place in the chart. */
const explanationPattern =
  /(?<!\p{L})(?:from (?:it|your moon|the moon|your lagna|your ascendant)|उससे|usse|karakas?|significator|naturally|by nature|tradition\p{L}*|whoever|anyone|any chart|when(?:ever)? a|if a|in general|कारक|परंपरा|स्वभाव से|जब भी|karak|parampara)(?!\p{L})/iu;
const rulePattern =
  /(?<!\p{L})(?:rul(?:es?|ed|er|ing)|lords?(?:hip)?|owns?|owned|own sign|exalt\p{L}*|debilitat\p{L}*|स्वामी|मालिक|उच्च|नीच|swami|malik|uchch?|neech)(?!\p{L})/iu;
const divisionPattern = /navamsha|navamsa|dashamsha|dasamsa|(?<!\p{L})d-?(?:9|10)(?!\p{L})|नवांश|दशांश/iu;
const dashaPattern = /(?<!\p{L})(?:maha ?dasha|antar ?dasha|dasha|bhukti|(?:महा|अंतर|अंतर्)?दशा)(?!\p{L})/iu;
const runningPattern =
  /(?<!\p{L})(?:now|currently|running|runs?|at present|right now|these days|you are in|abhi|chal (?:rah[ai]|rahi)|is samay|अभी|चल रह[ीा]|इस समय)(?!\p{L})/iu;
const futurePattern =
  /(?<!\p{L})(?:will|next|after|from|until|till|begins?|starts?|ends?|came|was|ended|baad|agl[ai]|se|tak|बाद|अगल[ीा]|से|तक|थी|होगी)(?!\p{L})/iu;

export const listPlaces = ({ signs, houses, stars }: Pick<Tags, 'signs' | 'houses' | 'stars'>): Place[] => [
  ...signs.map((value): Place => ({ kind: 'sign', value })),
  ...houses.map((value): Place => ({ kind: 'house', value })),
  ...stars.map((value): Place => ({ kind: 'star', value })),
];

const planetsIn = (claims: readonly Claim[]): PlanetName[] =>
  claims.flatMap((claim) =>
    'planet' in claim && claim.planet
      ? [claim.planet]
      : 'lord' in claim
        ? [claim.lord]
        : 'maha' in claim
          ? [claim.maha, ...(claim.antar ? [claim.antar] : [])]
          : [],
  );

interface Relation {
  chart: Chart;
  now: Date;
  planet: PlanetName;
  place: Place;
  /** Whether the sentence is about lordship and dignity, and about a divisional chart. */
  rules: boolean;
  divides?: boolean;
}

/** Whether a planet is related to a place in a chart or in the sky of a day. */
export function isRelated({ chart, now, planet, place: { kind, value }, rules, divides = false }: Relation): boolean {
  const { sign, house, nakshatra, longitude } = planetOf(chart, planet);
  const sky = getSky(now).positions[planet];
  if (kind === 'star') return nakshatra === value;
  if (kind === 'sign') {
    if (divides) return (['D9', 'D10'] as const).some((division) => divisionSign(division, longitude) === value);
    return (
      sign === value ||
      sky.sign === value ||
      sky.endSign === value ||
      (rules && [signLord(value) === planet, exaltationSign(planet) === value, debilitationSign(planet) === value].some(Boolean))
    );
  }
  const transit = ((sky.sign - chart.ascendant.sign + 12) % 12) + 1;
  return (
    house === value ||
    transit === value ||
    houseLord(chart, value) === planet ||
    aspectsOn(chart, value).some(({ name }) => name === planet)
  );
}

/**
 * Whether a sentence makes a statement about a chart that no rule of the grammar covers and that neither the chart, the sky of
 * the day nor a fact supports. This checks free wordings of a model: a planet named beside places must be related to them, and a
 * dasha that is called current must be running.
 */
export function isUnsupported(sentence: string, chart: Chart, now: Date, given: readonly string[]): boolean {
  const { claims, tags } = readSentence(sentence, now);
  const read = planetsIn(claims);
  const planets = tags.planets.filter((planet) => !read.includes(planet));
  if (planets.length === 0 || explanationPattern.test(sentence)) return false;
  const facts = given.map((fact) => readSentence(fact, now).tags);
  const isGiven = (planet: PlanetName, place: Place): boolean =>
    facts.some(
      (fact) => fact.planets.includes(planet) && listPlaces(fact).some((each) => each.kind === place.kind && each.value === place.value),
    );
  const isConfirmed = (planet: PlanetName, place: Place): boolean =>
    isRelated({ chart, now, planet, place, rules: rulePattern.test(sentence), divides: divisionPattern.test(sentence) }) ||
    isGiven(planet, place);
  const places = claims.some(({ kind }) => kind !== 'day') ? [] : listPlaces(tags);
  if (places.length > 0) return places.some((place) => !tags.planets.some((planet) => isConfirmed(planet, place)));
  if (!dashaPattern.test(sentence) || !runningPattern.test(sentence) || futurePattern.test(sentence)) return false;
  const { maha, antar } = runningDasha(chart.dashas, now);
  return planets.some((planet) => planet !== maha.lord && planet !== antar.lord);
}
