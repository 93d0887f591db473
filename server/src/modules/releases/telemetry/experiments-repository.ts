import { sql, sum } from 'drizzle-orm';
import { experimentCounts } from '../../../db/schema/frame';
import type { Database } from '../../../db/types';
import { inParts } from './in-parts';

export type ExperimentRow = typeof experimentCounts.$inferSelect;

export const addExperiments = (db: Database, rows: readonly ExperimentRow[]) =>
  inParts(rows, (part) =>
    db
      .insert(experimentCounts)
      .values(part)
      .onConflictDoUpdate({
        target: [
          experimentCounts.flag,
          experimentCounts.run,
          experimentCounts.variant,
          experimentCounts.day,
          experimentCounts.measure,
          experimentCounts.step,
        ],
        set: { count: sql`experiment_counts.count + excluded.count` },
      }),
  );

/** The counts of all experiments, over all days. */
export const sumExperiments = (db: Database): Promise<Omit<ExperimentRow, 'day'>[]> => {
  const { flag, run, variant, measure, step, count } = experimentCounts;
  return db
    .select({ flag, run, variant, measure, step, count: sum(count).mapWith(Number) })
    .from(experimentCounts)
    .groupBy(flag, run, variant, measure, step);
};
