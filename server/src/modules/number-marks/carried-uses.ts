import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { carriedUses } from '../../db/schema';

/** Actions with limits that count for all accounts of a number. */
export type UseKind =
  | 'app_promo'
  | 'points'
  | 'point_debt'
  | 'discussion'
  | 'comment'
  | 'wheel'
  | 'invite'
  | 'invite_accepted'
  | 'transfer'
  | 'transfer_lookup';

/** A use; `amount` is its count: points, links of a post, questions. */
export interface CarriedUse {
  at: Date;
  amount: number;
}

/** Uses by earlier accounts of a person's number that still count at `now`, oldest first. */
export async function listCarriedUses(tx: Database, uid: string, kind: UseKind, now: Date): Promise<CarriedUse[]> {
  return tx
    .select({ at: carriedUses.at, amount: carriedUses.amount })
    .from(carriedUses)
    .where(and(eq(carriedUses.uid, uid), eq(carriedUses.kind, kind), gt(carriedUses.expiresAt, now)))
    .orderBy(carriedUses.at);
}
