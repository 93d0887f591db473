import { languages, listLimits, periods } from '@oracle-astra/shared/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { predictions } from '../../db/schema';

export type PredictionRow = typeof predictions.$inferSelect;

/** The identity of a prediction. */
export type PredictionIdentity = Pick<PredictionRow, 'uid' | 'chartKey' | 'type' | 'language' | 'startsOn'>;

/** Every query is limited to the predictions of one person. */
export function createPredictionRepository(db: Database) {
  return {
    async findSame({ uid, chartKey, type, language, startsOn }: PredictionIdentity): Promise<PredictionRow | null> {
      const [row] = await db
        .select()
        .from(predictions)
        .where(
          and(
            eq(predictions.uid, uid),
            eq(predictions.chartKey, chartKey),
            eq(predictions.type, type),
            eq(predictions.language, language),
            eq(predictions.startsOn, startsOn),
          ),
        );
      return row ?? null;
    },

    /** False if the same prediction already exists. */
    async add(row: PredictionRow): Promise<boolean> {
      const rows = await db.insert(predictions).values(row).onConflictDoNothing().returning({ pid: predictions.pid });
      return rows.length > 0;
    },

    async find(uid: string, pid: string): Promise<PredictionRow | null> {
      const [row] = await db
        .select()
        .from(predictions)
        .where(and(eq(predictions.uid, uid), eq(predictions.pid, pid)));
      return row ?? null;
    },

    /** Newest first, without texts, of the kinds and languages that this release knows. */
    async list(uid: string) {
      const { pid, bid, fullName, type, language, startsOn, endsOn, createdAt } = predictions;
      return db
        .select({ pid, bid, fullName, type, language, startsOn, endsOn, createdAt })
        .from(predictions)
        .where(and(eq(predictions.uid, uid), inArray(predictions.type, [...periods]), inArray(predictions.language, [...languages])))
        .orderBy(desc(predictions.pid))
        .limit(listLimits.predictions);
    },
  };
}
