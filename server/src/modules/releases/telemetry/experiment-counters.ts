import { slicedVitals } from './slices';
import { toStep } from './steps';
import type { ExperimentRow } from './experiments-repository';
import type { Variant, Weighed } from './weigh-reports';

type Measure = ExperimentRow['measure'];

/** Counts visits, failures, goals and vitals by the variants of experiments. */
export function createExperimentCounters() {
  const rows = new Map<string, ExperimentRow>();

  function add(
    { flag, run, value: variant }: Variant,
    at: Date,
    { measure, step = 0, by = 1 }: { measure: Measure; step?: number; by?: number },
  ) {
    if (by === 0) return;
    const day = at.toISOString().slice(0, 10);
    const key = `${flag} ${run} ${variant} ${day} ${measure} ${step}`;
    const row = rows.get(key) ?? { flag, run, variant, day, measure, step, count: 0 };
    rows.set(key, { ...row, count: row.count + by });
  }

  return {
    count({ entry: { vitals = {} }, variants, visits, bad, at }: Weighed['counted'][number]): void {
      for (const variant of variants) {
        add(variant, at, { measure: 'visits', by: visits });
        add(variant, at, { measure: 'bad', by: bad });
        add(variant, at, { measure: 'goals', by: variant.hasReachedGoal ? 1 : 0 });
        for (const vital of slicedVitals) {
          const value = vitals[vital];
          if (value !== undefined) add(variant, at, { measure: vital, step: toStep(vital, value) });
        }
      }
    },
    rows: () => rows,
  };
}
