import { aspectsOn, houseLord, occupants, planetOf, type Chart } from '../../astrology';
import { createCharts, testNow } from '../testing/charts';
import { createChartFacts } from './chart-facts';
import { extractClaims } from './claims/extract-claims';
import { tagEnglish, tagHindi, parseTags } from './claims/tags';
import type { Fact } from './fact';
import { getFactVariants } from './format-fact';
import { getSky } from './sky';
import { createVerifier } from './verify';

const languages = ['English', 'Hindi'] as const;
const charts = createCharts(25);
const houses = Array.from({ length: 12 }, (_, index) => index + 1);
const planets = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
const wanderers = ['Saturn', 'Jupiter', 'Rahu', 'Moon'] as const;

function everyFact(chart: Chart): Fact[] {
  const facts = createChartFacts(chart, getSky(testNow));
  const [first, ...later] = facts.periodsAhead(6);
  return [
    ...houses.flatMap((house): Fact[] => [facts.houseSign(house), facts.lordPlace(house), facts.inHouse(house), ...facts.aspects(house)]),
    ...planets.flatMap((planet): Fact[] => [
      facts.significator('love', planet),
      facts.rules(planet),
      facts.dignity(planet) ?? facts.rules(planet),
    ]),
    ...wanderers.map((planet) => facts.transit(planet)),
    ...later.flatMap((period): Fact[] => [
      { kind: 'next', ...period },
      { kind: 'window', ...period, current: false },
    ]),
    ...(first ? [{ kind: 'window', ...first, current: true } as const] : []),
    facts.moon(),
    facts.rising(),
    facts.running(),
    facts.manglik(),
    facts.sadeSati(),
  ];
}

const later = (iso: string) => new Date(Date.parse(iso) + 40 * 86_400_000).toISOString();
const next = (number: number) => (number % 12) + 1;
const nextPlanet = (planet: (typeof planets)[number]) => planets[(planets.indexOf(planet) + 1) % planets.length] ?? planet;

// What may be wrong in a fact, field by field. A topic or a retrograde that is not said makes no sentence false.
function falsified(fact: Fact): Fact[] {
  return Object.entries(fact).flatMap(([field, value]): Fact[] => {
    if (
      field === 'kind' ||
      field === 'topic' ||
      field === 'current' ||
      field === 'retrograde' ||
      field === 'phase' ||
      field === 'manglik' ||
      field === 'dignity'
    )
      return [];
    if (typeof value === 'number') return [{ ...fact, [field]: field === 'nakshatra' ? (value % 27) + 1 : next(value) } as Fact];
    if (Array.isArray(value))
      return value.map(
        (_, index) =>
          ({
            ...fact,
            [field]: value.map((each, at) => (at === index ? (typeof each === 'number' ? next(each) : nextPlanet(each)) : each)),
          }) as Fact,
      );
    return [{ ...fact, [field]: /^\d{4}-/u.test(String(value)) ? later(String(value)) : nextPlanet(value as 'Sun') } as Fact];
  });
}

// Some changes give another true fact: a planet rules two houses, several are empty, a neighbour shares the house.
function happensToBeTrue(fact: Fact, chart: Chart): boolean {
  const standsIn = (planet: string, house: number) => occupants(chart, house).some(({ name }) => name === planet);
  if (fact.kind === 'lordPlace') return standsIn(fact.lord, fact.inHouse) && planetOf(chart, fact.lord).sign === fact.inSign;
  if (fact.kind === 'empty') return occupants(chart, fact.house).length === 0;
  if (fact.kind === 'aspect') return aspectsOn(chart, fact.house).some(({ name }) => name === fact.planet);
  if (fact.kind === 'occupants') return fact.planets.every((planet) => standsIn(planet, fact.house));
  if (fact.kind === 'rules')
    return standsIn(fact.planet, fact.house) && fact.houses.every((house) => houseLord(chart, house) === fact.planet);
  if (fact.kind === 'significator') return standsIn(fact.planet, fact.house) && planetOf(chart, fact.planet).sign === fact.sign;
  return false;
}

describe.each(languages)('fact sentences in %s', (language) => {
  it('say nothing that the chart contradicts', () => {
    for (const chart of charts) {
      const contradictions = createVerifier(chart, testNow);
      for (const text of everyFact(chart).flatMap((fact) => getFactVariants(fact, language))) {
        expect({ text, wrong: contradictions(text) }).toEqual({ text, wrong: [] });
      }
    }
  });

  it('are read completely: each planet, house, sign, nakshatra and date in them is part of a claim', () => {
    for (const fact of charts.slice(0, 8).flatMap(everyFact)) {
      for (const text of getFactVariants(fact, language)) {
        const tags = parseTags(language === 'Hindi' ? tagHindi(text) : tagEnglish(text));
        const claims = extractClaims(text)
          .map(({ claim }) => claim)
          .filter(({ kind }) => kind !== 'boundary' && kind !== 'sadeSati' && kind !== 'manglik');
        const values = new Set(
          claims.flatMap((claim) =>
            Object.entries(claim).map(([field, value]) => `${['lord', 'maha', 'antar'].includes(field) ? 'planet' : field}:${value}`),
          ),
        );
        const named = [
          ...tags.planets.map((planet) => `planet:${planet}`),
          ...tags.houses.map((house) => `house:${house}`),
          ...tags.signs.map((sign) => `sign:${sign}`),
          ...tags.stars.map((star) => `nakshatra:${star}`),
        ];
        const missed = named.filter((name) => !values.has(name));
        const dates = claims.flatMap((claim) => (claim.kind === 'period' ? [claim.start, claim.end] : []));
        expect({ text, missed, days: tags.days.filter((day) => !dates.includes(day)) }).toEqual({ text, missed: [], days: [] });
      }
    }
  });

  it('are caught when any part of them is false', () => {
    let caught = 0;
    for (const chart of charts.slice(0, 12)) {
      const contradictions = createVerifier(chart, testNow);
      for (const fact of everyFact(chart)) {
        const right = getFactVariants(fact, language);
        for (const wrong of falsified(fact).filter((each) => !happensToBeTrue(each, chart))) {
          for (const [index, text] of getFactVariants(wrong, language).entries()) {
            if (text === right[index]) continue;
            expect({ text, fact: wrong, caught: contradictions(text).length > 0 }).toEqual({ text, fact: wrong, caught: true });
            caught += 1;
          }
        }
      }
    }
    expect(caught).toBeGreaterThan(5000);
  });
});
