import type { BirthRecord, Chart } from '@oracle-astra/shared/contract';
import { LRUCache } from 'lru-cache';
import { createDayChart, dayFactsOf } from '../../astrology';
import { createChartCache } from './chart-cache';
import type { StoredBirth } from './stored-birth';

/** The input of a reading: the chart, and the person without birth date and place. */
export interface ReadingInput {
  person: Pick<BirthRecord, 'full_name' | 'gender' | 'marital_status' | 'language'>;
  chart: Chart;
}

/** Sign and nakshatra of the Moon and the current mahadasha; null if they depend on an unknown time. */
export function readSigns(chart: Chart, now: Date) {
  const facts = dayFactsOf(chart);
  if (!facts) return { rashi: chart.rashi, nakshatra: chart.nakshatra, mahadasha: chart.current_mahadasha };
  const only = (all: readonly number[]) => (all.length === 1 ? (all[0] ?? null) : null);
  return { rashi: only(facts.rashis), nakshatra: only(facts.nakshatras), mahadasha: facts.dashaAt(now)?.maha ?? null };
}

/** Computes charts and reading inputs of birth records, with a cache. */
export function createChartReader(clock: () => Date) {
  const getCachedChart = createChartCache();

  const dayCharts = new LRUCache<string, Chart>({ max: 1000 });

  /** For a birth without a time: the facts that hold through the whole date; reading others throws. */
  function getDayChart(birth: StoredBirth): Chart {
    const key = [birth.bornAt.getTime(), birth.lat, birth.lng].join(' ');
    const known = dayCharts.get(key) ?? createDayChart(getChart(birth));
    dayCharts.set(key, known);
    return known;
  }

  function getChart(birth: StoredBirth): Chart {
    const localDate = birth.dob.split('/').reverse().join('-');
    return getCachedChart({ utc: birth.bornAt, lat: birth.lat, lng: birth.lng, now: clock(), localDate });
  }

  function toReadingInput(birth: StoredBirth): ReadingInput {
    const { full_name, gender, marital_status, language } = birth;
    return {
      person: { full_name, gender, marital_status, language },
      chart: birth.time_known === false ? getDayChart(birth) : getChart(birth),
    };
  }

  return { getChart, toReadingInput };
}
