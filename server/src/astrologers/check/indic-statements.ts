import type { Chart, PlanetName } from '@oracle-astra/shared/contract';
import { runningDasha } from '../../astrology';
import type { Tags } from './claim';
import { readSentence } from './extract-claims';
import { foldScript, readIndicTags } from './indic-tags';
import { areTermsCited } from './indic-terms';
import { isRelated, placesOf, type Place } from './unread-statements';

interface IndicContext {
  language: string;
  chart: Chart;
  now: Date;
  /** The facts that the sentence names, and all that were given. */
  cited: readonly string[];
  given: readonly string[];
  /** What the person typed, whose days and numbers are no statement. */
  told: string;
}

const dayMs = 86_400_000;
const daysAhead = 75;
/** Counts of people, weeks and the like are smaller. */
const smallNumber = 12;
const ofDasha = /दशा|दसा|दशे|(?:महा|मका|अंतर|अंतर्)\s?(?:दश|दस|तच|तिच)|तचै|भुक्ति|भुक्ती/u;

const numbersOf = (text: string): string[] => text.match(/\d+(?:\.\d+)?/gu) ?? [];
const isBorne = (facts: readonly Tags[], planets: readonly PlanetName[], place: Place): boolean =>
  facts.some(
    (fact) =>
      (planets.length === 0 || fact.planets.length === 0 || planets.some((planet) => fact.planets.includes(planet))) &&
      placesOf(fact).some(({ kind, value }) => kind === place.kind && value === place.value),
  );

/**
 * Whether a sentence in a language of India that no grammar reads is borne out by its nouns: each sign, house and nakshatra
 * belongs to a planet beside it, in a fact that it names or in the chart; dashas, days and numbers were given.
 */
export function isIndicFounded(sentence: string, { language, chart, now, cited, given, told }: IndicContext): boolean {
  const tags = readIndicTags(sentence, language);
  if (tags.isUnread || !areTermsCited(sentence, cited)) return false;
  const facts = cited.map((text) => ({ text, tags: readSentence(text, now).tags }));
  const { planets } = tags;
  const places = placesOf(tags);
  const isTold = (place: Place): boolean =>
    isBorne(
      facts.map((fact) => fact.tags),
      planets,
      place,
    ) ||
    (planets.length === 0 && place.kind === 'house') ||
    planets.some((planet) => isRelated({ chart, now, planet, place, rules: false }));
  if (!places.every(isTold)) return false;
  if (ofDasha.test(foldScript(sentence)) && !planets.every((planet) => isLordOf(planet))) return false;
  return areDaysGiven() && areNumbersGiven();

  function isLordOf(planet: PlanetName): boolean {
    const { maha, antar } = runningDasha(chart.dashas, now);
    const named = facts.some((fact) => /dasha/u.test(fact.text) && fact.tags.planets.includes(planet));
    return named || placesOf(tags).length > 0 || planet === maha.lord || planet === antar.lord;
  }

  function areDaysGiven(): boolean {
    const known = new Set(given.flatMap((text) => readSentence(text, now).tags.days));
    const isNear = (day: string) => Math.abs(Date.parse(day) - now.getTime()) < daysAhead * dayMs;
    return tags.days.every((day) => known.has(day) || isNear(day) || readIndicTags(told, language).days.includes(day));
  }

  function areNumbersGiven(): boolean {
    const known = new Set([...numbersOf(given.join(' ')), ...numbersOf(foldScript(told)), ...tags.days.flatMap(numbersOf)]);
    const years = tags.months.map((month) => String(Math.floor(month / 12)));
    return numbersOf(foldScript(sentence)).every(
      (number) =>
        Number(number) <= smallNumber || known.has(number) || years.includes(number) || tags.days.some((day) => day.endsWith(`-${number}`)),
    );
  }
}
