import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ModelBudget, Usage } from '../../astrologers';
import type { ModelConfig } from '../../config/product/model';
import type { Database } from '../../db/database';
import { modelUsage } from '../../db/schema';
import { toIndianDate } from '../../indian-date';
import { answerTokens } from './metrics';

interface BudgetDeps {
  db: Database;
  clock: () => Date;
  limits: Pick<ModelConfig, 'siteTokens' | 'personTokens'>;
}

/** The site as the owner of tokens. */
const site = '';

/** The budget of an Indian day, stored in the database so that all processes share it; 0 is no limit. */
export function createModelBudget({ db, clock, limits }: BudgetDeps): ModelBudget {
  const today = () => toIndianDate(clock());
  const ownersOf = (uid: string | undefined) => (uid === undefined ? [site] : [site, uid]);
  const isBelow = (used: number, limit: number) => limit === 0 || used < limit;

  return {
    async mayAsk(uid) {
      const rows = await db
        .select({ uid: modelUsage.uid, tokens: modelUsage.tokens })
        .from(modelUsage)
        .where(and(eq(modelUsage.day, today()), inArray(modelUsage.uid, ownersOf(uid))));
      const usedBy = (owner: string) => rows.find((row) => row.uid === owner)?.tokens ?? 0;
      return isBelow(usedBy(site), limits.siteTokens) && (uid === undefined || isBelow(usedBy(uid), limits.personTokens));
    },

    async spend(uid, { prompt, answer }: Usage) {
      answerTokens.observe({ kind: 'prompt' }, prompt);
      answerTokens.observe({ kind: 'answer' }, answer);
      // In a fixed order, to avoid deadlocks between concurrent answers.
      const rows = ownersOf(uid).map((owner) => ({ day: today(), uid: owner, tokens: prompt + answer }));
      await db
        .insert(modelUsage)
        .values(rows)
        .onConflictDoUpdate({
          target: [modelUsage.day, modelUsage.uid],
          set: { tokens: sql`${modelUsage.tokens} + excluded.tokens` },
        });
    },
  };
}
