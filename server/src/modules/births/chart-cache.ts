import { LRUCache } from 'lru-cache';
import type { Chart } from '@oracle-astra/shared/contract';
import { computeChart, runningDasha, type ChartInput } from '../../astrology';

/** Some ten kilobytes each. */
const mostCharts = 1000;

/**
 * Charts by everything that they are worked out from. They end with the process, so that another version of the engine
 * never meets charts of the last one; several processes work the same chart out alike.
 */
export function createChartCache(compute: (input: ChartInput) => Chart = computeChart) {
  const known = new LRUCache<string, Chart>({ max: mostCharts });

  return ({ now, ...birth }: ChartInput): Chart => {
    const key = [birth.utc.getTime(), birth.lat, birth.lng, birth.localDate].join(' ');
    const chart = known.get(key) ?? compute({ ...birth, now });
    known.set(key, chart);
    return { ...chart, current_mahadasha: runningDasha(chart.dashas, now).maha.lord };
  };
}
