import { LRUCache } from 'lru-cache';
import type { Chart } from '@oracle-astra/shared/contract';
import { computeChart, runningDasha, type ChartInput } from '../../astrology';

/** Each entry has about ten kilobytes. */
const maxCharts = 1000;

/**
 * An in-memory cache of charts by the inputs of their computation. Not shared or persisted, so that a new version of the engine
 * never serves charts of the old one.
 */
export function createChartCache(compute: (input: ChartInput) => Chart = computeChart) {
  const cache = new LRUCache<string, Chart, ChartInput>({ max: maxCharts, memoMethod: (_key, _stale, { context }) => compute(context) });

  return ({ now, ...birth }: ChartInput): Chart => {
    const key = [birth.utc.getTime(), birth.lat, birth.lng, birth.localDate].join(' ');
    const chart = cache.memo(key, { context: { ...birth, now } });
    return { ...chart, current_mahadasha: runningDasha(chart.dashas, now).maha.lord };
  };
}
