import type { Chart, PlanetName } from '@oracle-astra/shared/contract';
import { aspectsOn, dignityIn, houseLord, houseSign, housesRuledBy, matchCharts, occupants, planetOf, runningDasha } from '../../astrology';
import type { Topic } from '../reader/classify/topic-keywords';
import type { FactOf } from './fact';
import type { Sky } from './sky';

export interface AntardashaPeriod {
  maha: PlanetName;
  antar: PlanetName;
  start: string;
  end: string;
}

const nodes: readonly PlanetName[] = ['Rahu', 'Ketu'];
const notableDignities = ['exalted', 'own', 'debilitated'] as const;

/** The facts of a chart under a day's transits. Every fact that an answer states comes from here. */
export interface ChartFacts {
  /** Noon of the day, the instant for which periods are looked up. */
  noon: Date;
  houseSign(house: number): FactOf<'houseSign'>;
  lordPlace(house: number): FactOf<'lordPlace'>;
  /** Null unless the planet is exalted, in its own sign or debilitated; the nodes never are. */
  dignity(planet: PlanetName): FactOf<'dignity'> | null;
  /** The planets in a house, or that it is empty. */
  inHouse(house: number): FactOf<'occupants'> | FactOf<'empty'>;
  /** Planets that aspect a house, without the nodes, whose aspects schools disagree on. */
  aspects(house: number): FactOf<'aspect'>[];
  significator(topic: Topic, planet: PlanetName): FactOf<'significator'>;
  moon(): FactOf<'moon'>;
  rising(): FactOf<'rising'>;
  running(): FactOf<'running'>;
  rules(planet: PlanetName): FactOf<'rules'>;
  /** The antardashas from the running one on, at most `count`. */
  periodsAhead(count: number): AntardashaPeriod[];
  transit(planet: 'Saturn' | 'Jupiter' | 'Rahu' | 'Moon'): FactOf<'transit'> | FactOf<'ingress'>;
  manglik(): FactOf<'manglik'>;
  sadeSati(): FactOf<'sadeSati'>;
}

function listPeriodsAfter(chart: Chart, instant: Date): AntardashaPeriod[] {
  const isAhead = ({ end }: { end: string }) => Date.parse(end) > instant.getTime();
  return chart.dashas
    .filter(isAhead)
    .flatMap((maha) => maha.antardashas.filter(isAhead).map(({ lord, start, end }) => ({ maha: maha.lord, antar: lord, start, end })));
}

export function createChartFacts(chart: Chart, sky: Sky): ChartFacts {
  const houseOf = (sign: number) => ((sign - chart.ascendant.sign + 12) % 12) + 1;
  const moon = planetOf(chart, 'Moon');
  let ahead: AntardashaPeriod[] | undefined;
  return {
    noon: sky.day.noon,
    houseSign: (house) => ({ kind: 'houseSign', house, sign: houseSign(chart, house), lord: houseLord(chart, house) }),
    lordPlace(house) {
      const lord = planetOf(chart, houseLord(chart, house));
      return { kind: 'lordPlace', house, lord: lord.name, inHouse: lord.house, inSign: lord.sign };
    },
    dignity(planet) {
      const { sign } = planetOf(chart, planet);
      const dignity = notableDignities.find((each) => each === dignityIn(planet, sign));
      return dignity && !nodes.includes(planet) ? { kind: 'dignity', planet, sign, dignity } : null;
    },
    inHouse(house) {
      const planets = occupants(chart, house).map(({ name }) => name);
      return planets.length === 0 ? { kind: 'empty', house } : { kind: 'occupants', house, planets };
    },
    aspects: (house) =>
      aspectsOn(chart, house)
        .filter(({ name }) => !nodes.includes(name))
        .map(({ name, house: from }): FactOf<'aspect'> => ({ kind: 'aspect', planet: name, from, house })),
    significator(topic, planet) {
      const { sign, house, retrograde } = planetOf(chart, planet);
      return { kind: 'significator', topic, planet, sign, house, retrograde };
    },
    moon: () => ({ kind: 'moon', sign: moon.sign, nakshatra: moon.nakshatra, house: moon.house }),
    rising: () => ({ kind: 'rising', sign: chart.ascendant.sign, lord: houseLord(chart, 1) }),
    running() {
      const { maha, antar } = runningDasha(chart.dashas, sky.day.noon);
      return { kind: 'running', maha: maha.lord, antar: antar.lord, antarEnd: antar.end, mahaEnd: maha.end };
    },
    rules(planet) {
      const { house, sign } = planetOf(chart, planet);
      return { kind: 'rules', planet, houses: housesRuledBy(chart, planet), house, sign };
    },
    periodsAhead: (count) => (ahead ??= listPeriodsAfter(chart, sky.day.noon)).slice(0, count),
    transit(planet) {
      const { sign, endSign, retrograde } = sky.positions[planet];
      return sign === endSign
        ? { kind: 'transit', planet, sign, house: houseOf(sign), retrograde }
        : { kind: 'ingress', planet, sign, house: houseOf(sign), toSign: endSign, toHouse: houseOf(endSign) };
    },
    // The same rule as in chart matching, so that a reading and a match never differ.
    manglik: () => ({ kind: 'manglik', house: planetOf(chart, 'Mars').house, manglik: matchCharts(chart, chart).manglik.girl }),
    sadeSati() {
      const saturnSign = sky.positions.Saturn.sign;
      const fromMoon = ((saturnSign - moon.sign + 12) % 12) + 1;
      const phase = ({ 12: 1, 1: 2, 2: 3 } as const)[fromMoon as 12 | 1 | 2] ?? null;
      return { kind: 'sadeSati', phase, saturnSign, moonSign: moon.sign };
    },
  };
}
