import type { BirthRecord, Chart } from '@oracle-astra/shared/contract';
import { createChartCache } from './chart-cache';
import type { StoredBirth } from './repository';

/** The input of a reading: the chart, and the person without birth date and place. */
export interface ReadingInput {
  person: Pick<BirthRecord, 'full_name' | 'gender' | 'marital_status' | 'language'>;
  chart: Chart;
}

/** Computes charts and reading inputs of birth records, from a cache where it can. */
export function createChartReader(clock: () => Date) {
  const getCachedChart = createChartCache();

  function getChart(birth: StoredBirth): Chart {
    const localDate = birth.dob.split('/').reverse().join('-');
    return getCachedChart({ utc: birth.bornAt, lat: birth.lat, lng: birth.lng, now: clock(), localDate });
  }

  function toReadingInput(birth: StoredBirth): ReadingInput {
    const { full_name, gender, marital_status, language } = birth;
    return { person: { full_name, gender, marital_status, language }, chart: getChart(birth) };
  }

  return { getChart, toReadingInput };
}
