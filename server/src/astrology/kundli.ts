import { allBindusBySign } from './rules/ashtakavarga';
import { divisionSign } from './rules/divisions';
import { dignityIn } from './rules/dignity';
import { findKaalSarp, findManglik, hasPitraTheme } from './rules/doshas';
import { createChartView } from './chart-view';
import { aspectedHouses, housesRuledBy, isCombust } from './rules/houses';
import { sadeSatiPhase, sadeSatis } from './rules/sade-sati';
import { createStrengths } from './rules/strength';
import { findYogas } from './yogas';
import type { Chart } from './types';

const iso = (instant: number) => new Date(instant).toISOString();

/** Planets with the details shown at a tap; without a time of birth (`hasTime` false) there are no houses. */
export function readPlanets(chart: Chart, hasTime: boolean) {
  return chart.planets.map((planet) => ({
    ...planet,
    house: hasTime ? planet.house : null,
    dignity: dignityIn(planet.name, planet.sign),
    combust: isCombust(chart, planet.name),
    navamsha: divisionSign('D9', planet.longitude),
    aspects: hasTime ? aspectedHouses(planet.name, planet.house) : [],
    rules: hasTime ? housesRuledBy(chart, planet.name) : [],
  }));
}

const strengthBands = [
  [55, 'strong'],
  [35, 'present'],
  [0, 'weak'],
] as const;

/** The yogas of a chart in the three bands of strength; raja and dhana, which three charts in four have, only if strong. */
export function readYogas(chart: Chart, gender: 'Male' | 'Female') {
  return findYogas(createStrengths(chart), gender)
    .filter(({ id, strength }) => (id !== 'raja' && id !== 'dhana') || strength >= 55)
    .map(({ strength, isWeak: _isWeak, ...yoga }) => ({
      ...yoga,
      strength: strengthBands.find(([minStrength]) => strength >= minStrength)?.[1] ?? 'weak',
    }));
}

/** Manglik, Kaal Sarp and pitra. */
export function readDoshas(chart: Chart) {
  const view = createChartView(chart);
  const { isManglik, house, reliefs } = findManglik(chart);
  const kaalSarp = findKaalSarp(chart);
  return {
    manglik: {
      is_manglik: isManglik,
      from_lagna: house,
      from_moon: view.count('Moon', 'Mars'),
      from_venus: view.count('Venus', 'Mars'),
      reliefs,
    },
    kaal_sarp: kaalSarp && { name: kaalSarp.name, relieved: kaalSarp.isRelieved },
    pitra: hasPitraTheme(chart),
  };
}

/** The number of years for which Sade Satis are listed. */
const lifeMs = 100 * 365.25 * 86_400_000;

/** Every complete Sade Sati in the hundred years from birth, and the current phase at `now`. */
export function readSadeSati(chart: Chart, now: Date) {
  const birth = Date.parse(chart.utc);
  const periods = sadeSatis(chart)
    .filter(({ start, end }) => end > birth && start < birth + lifeMs)
    .map(({ start, end, spans }) => ({
      start: iso(start),
      end: iso(end),
      stays: spans.map((span) => ({ phase: span.phase, start: iso(span.start), end: iso(span.end) })),
    }));
  return { phase: sadeSatiPhase(chart, now.getTime()), periods };
}

/** Bindus of all seven by house, 12 numbers. */
export function readBindus(chart: Chart): number[] {
  const bySign = allBindusBySign(chart);
  return Array.from({ length: 12 }, (_, index) => bySign[(chart.ascendant.sign - 1 + index) % 12] ?? 0);
}
