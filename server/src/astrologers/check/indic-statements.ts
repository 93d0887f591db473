import type { Chart, PlanetName } from '@oracle-astra/shared/contract';
import { aspectsOn, houseLord, planetOf, runningDasha, signLord } from '../../astrology';
import { findMonths } from '../vocabulary/named-months';
import type { Tags } from './claim';
import { readSentence } from './extract-claims';
import { foldScript, readIndicTags } from './indic-tags';
import { areTermsCited, readRelations } from './indic-terms';
import { listPlaces, type Place } from './unread-statements';

interface IndicContext {
  language: string;
  chart: Chart;
  now: Date;
  /** The facts that the sentence cites, and all facts so far. */
  cited: readonly string[];
  given: readonly string[];
  /** The messages of the person, whose days and numbers may be repeated. */
  userText: string;
}

const dayMs = 86_400_000;
const daysAhead = 75;
/** Counts of people, weeks and similar are smaller. */
const smallNumber = 12;
const dashaPattern = /दशा|दसा|दशे|(?:महा|मका|अंतर|अंतर्)\s?(?:दश|दस|तच|तिच)|तचै|भुक्ति|भुक्ती/u;

const findNumbers = (text: string): string[] => text.match(/\d+(?:\.\d+)?/gu) ?? [];
const hasFact = (facts: readonly Tags[], planet: PlanetName | null, place: Place): boolean =>
  facts.some(
    (fact) =>
      (planet === null || fact.planets.includes(planet)) &&
      listPlaces(fact).some(({ kind, value }) => kind === place.kind && value === place.value),
  );
/** Facts of the sky, of a day and of divisional charts, whose places are not those of the birth chart. */
const otherFact = /transit|enters|navamsh|dashamsh|of the day|tithi/iu;

/**
 * Whether the nouns of a sentence in an Indian language without a grammar are supported: each sign, house and nakshatra belongs
 * to a planet beside it, in a cited fact or in the chart; dashas, days and numbers are those of tools or the person.
 */
export function isIndicSupported(sentence: string, { language, chart, now, cited, given, userText }: IndicContext): boolean {
  const tags = readIndicTags(sentence, language);
  if (tags.isUnread || !areTermsCited(sentence, cited)) return false;
  const facts = cited.map((text) => ({ text, tags: readSentence(text, now).tags }));
  const { planets } = tags;
  const places = listPlaces(tags);
  const { lord, aspect } = readRelations(sentence);
  const isDasha = dashaPattern.test(foldScript(sentence));
  const { maha, antar } = runningDasha(chart.dashas, now);
  if (!places.every((place) => (planets.length === 0 ? isPlaceKnown(place) : planets.some((planet) => isIn(planet, place))))) return false;
  if (places.length > 0 && !planets.every((planet) => places.some((place) => isIn(planet, place)) || (isDasha && rulesHouse(planet))))
    return false;
  if (isDasha && planets.length > 0 && !planets[places.length > 0 ? 'some' : 'every'](rulesHouse)) return false;
  return areDaysSupported() && areNumbersSupported();

  /** The relation of planet and house is unknown, unless words state that it rules or aspects it. */
  function isIn(planet: PlanetName, { kind, value }: Place): boolean {
    const { sign, house, nakshatra } = planetOf(chart, planet);
    if (
      hasFact(
        facts.filter(({ text }) => otherFact.test(text)).map((fact) => fact.tags),
        planet,
        { kind, value },
      )
    )
      return true;
    if (kind === 'star') return nakshatra === value;
    if (kind === 'sign') return sign === value || (lord && signLord(value) === planet);
    return (
      house === value ||
      (lord && houseLord(chart, value) === planet) ||
      (aspect && aspectsOn(chart, value).some(({ name }) => name === planet))
    );
  }

  function isPlaceKnown(place: Place): boolean {
    return (
      place.kind === 'house' ||
      hasFact(
        facts.map((fact) => fact.tags),
        null,
        place,
      )
    );
  }

  function rulesHouse(planet: PlanetName): boolean {
    const isNamed = facts.some((fact) => /dasha/u.test(fact.text) && fact.tags.planets.includes(planet));
    return isNamed || planet === maha.lord || planet === antar.lord;
  }

  function areDaysSupported(): boolean {
    const known = new Set(given.flatMap((text) => readSentence(text, now).tags.days));
    const isNear = (day: string) => Math.abs(Date.parse(day) - now.getTime()) < daysAhead * dayMs;
    return tags.days.every((day) => known.has(day) || isNear(day) || readIndicTags(userText, language).days.includes(day));
  }

  function areNumbersSupported(): boolean {
    const known = new Set([...findNumbers(given.join(' ')), ...findNumbers(foldScript(userText)), ...tags.days.flatMap(findNumbers)]);
    const years = tags.months.map((month) => String(Math.floor(month / 12)));
    return findNumbers(foldScript(sentence)).every(
      (number) =>
        Number(number) <= smallNumber || known.has(number) || years.includes(number) || tags.days.some((day) => day.endsWith(`-${number}`)),
    );
  }
}

/** Whether a sentence states something about a cited fact, as is required without a grammar. */
export function isIndicAnchored(sentence: string, { language, now, cited }: Pick<IndicContext, 'language' | 'now' | 'cited'>): boolean {
  const tags = readIndicTags(sentence, language);
  const years = findNumbers(foldScript(sentence)).filter((number) => number.length === 4);
  return cited.some((fact) => {
    const { planets, ...others } = readSentence(fact, now).tags;
    return (
      [...tags.planets, ...tags.weekdays].some((planet) => planets.includes(planet)) ||
      listPlaces(tags).some((place) => listPlaces(others).some(({ kind, value }) => kind === place.kind && value === place.value)) ||
      tags.months.some((month) => findMonths(fact).includes(month)) ||
      years.some((year) => findNumbers(fact).includes(year))
    );
  });
}
