import type { Chart } from '@oracle-astra/shared/contract';
import { bindusBySign, type BinduGraha, type GrahaPosition, computeTransits, type Transit } from '../../astrology';
import { areas, computeScore, rankTransits, rateFavourability, weighTransits } from '../horoscope/areas';
import type { Favourability } from '../horoscope/phrases/types';
import { predictionAreas } from './phrases/types';
import type { CountedFrom, PredictionArea, SupportLevel } from './phrases/types';

const averageBindus = 4;
const binduWeight = 0.35;

/** The reading of a life area under a sky, with its transits by weight, descending. */
export interface AreaReading {
  area: PredictionArea;
  score: number;
  tone: Favourability;
  transits: readonly Transit[];
}

export interface NatalTransits {
  from: CountedFrom;
  readAreas(sky: readonly GrahaPosition[]): AreaReading[];
  /** Mean score of the areas, 8 to 97. */
  rate(sky: readonly GrahaPosition[]): number;
  houseOf(sign: number): number;
  support(graha: BinduGraha, sign: number): SupportLevel;
}

export const findArea = (readings: readonly AreaReading[], area: PredictionArea): AreaReading => {
  const found = readings.find((reading) => reading.area === area);
  if (!found) throw new RangeError(`No reading of ${area}.`);
  return found;
};

function createReadings(first: number, readTransits: (sky: readonly GrahaPosition[]) => Transit[]) {
  function readAreas(sky: readonly GrahaPosition[]): AreaReading[] {
    const transits = readTransits(sky);
    return areas.flatMap((area) => {
      const name = predictionAreas.find((each) => each === area.name);
      if (!name) return [];
      const weighted = weighTransits(area, transits);
      const score = computeScore(weighted);
      const tone = rateFavourability(score);
      return [{ area: name, score, tone, transits: rankTransits(weighted, tone).map(({ transit }) => transit) }];
    });
  }

  return {
    readAreas,
    rate(sky: readonly GrahaPosition[]) {
      const readings = readAreas(sky);
      return readings.reduce((sum, { score }) => sum + score, 0) / readings.length;
    },
    houseOf: (sign: number) => ((sign - first + 12) % 12) + 1,
  };
}

/** Reads skies only from the Moon's sign of a birth, for an unknown time. */
export const createMoonTransits = (rashi: number): NatalTransits => ({
  from: 'Moon',
  ...createReadings(rashi, (sky) => computeTransits(rashi, sky)),
  support: () => 'even',
});

/**
 * Reads skies over one birth chart: gochara from the Moon (two parts) and from the ascendant (one part), corrected by the
 * bindus of the sign (ashtakavarga), so that two people with the same Moon sign get different readings. Houses are those of the
 * chart.
 */
export function createNatalTransits(chart: Chart): NatalTransits {
  const bindus = new Map<BinduGraha, number[]>();
  const getBindus = (graha: BinduGraha, sign: number): number => {
    const known = bindus.get(graha) ?? bindusBySign(chart, graha);
    bindus.set(graha, known);
    return known[sign - 1] ?? averageBindus;
  };

  function readTransits(sky: readonly GrahaPosition[]): Transit[] {
    const fromMoon = computeTransits(chart.rashi, sky);
    const fromAscendant = computeTransits(chart.ascendant.sign, sky);
    return fromAscendant.map((transit, at) => {
      const moonMerit = fromMoon[at]?.merit ?? transit.merit;
      const corrected = (2 * moonMerit + transit.merit) / 3 + binduWeight * (getBindus(transit.graha, transit.sign) - averageBindus);
      return { ...transit, merit: corrected };
    });
  }

  return {
    from: 'ascendant',
    ...createReadings(chart.ascendant.sign, readTransits),
    support(graha, sign) {
      const count = getBindus(graha, sign);
      if (count > averageBindus) return 'strong';
      return count < averageBindus ? 'weak' : 'even';
    },
  };
}
