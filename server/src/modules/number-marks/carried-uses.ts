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
  | 'transfer_lookup'
  | 'invited'
  | 'vote'
  | 'vote_award'
  | 'model_tokens'
  | 'number_change';

/** A use; `amount` is its count: points, links of a post, questions. `item` is its item, if a use counts once for each item. */
export interface CarriedUse {
  at: Date;
  amount: number;
  item: string | null;
}

/** Uses by earlier accounts of a person's number that still count at `now`, oldest first. */
export async function listCarriedUses(tx: Database, uid: string, kind: UseKind, now: Date): Promise<CarriedUse[]> {
  return tx
    .select({ at: carriedUses.at, amount: carriedUses.amount, item: carriedUses.item })
    .from(carriedUses)
    .where(and(eq(carriedUses.uid, uid), eq(carriedUses.kind, kind), gt(carriedUses.expiresAt, now)))
    .orderBy(carriedUses.at);
}
