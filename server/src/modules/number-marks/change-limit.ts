import type { Database } from '../../db/database';
import { carriedUses } from '../../db/schema';
import { DomainError } from '../../domain-error';
import { retention } from '../../pruning/retention';
import { listCarriedUses } from './carried-uses';

/** In `retention.numberChange`, over all accounts of a number. */
const maxNumberChanges = 3;

/** Counts a change of number. Throws `number_change_limit_reached`. */
export async function countNumberChange(tx: Database, uid: string, now: Date): Promise<void> {
  const getExpiry = (from: Date) => new Date(from.getTime() + retention.numberChange * 1000);
  const last = (await listCarriedUses(tx, uid, 'number_change', now)).slice(-maxNumberChanges);
  const [first] = last;
  if (first !== undefined && last.length === maxNumberChanges)
    throw new DomainError('number_change_limit_reached', { retryAfterSeconds: (getExpiry(first.at).getTime() - now.getTime()) / 1000 });
  await tx.insert(carriedUses).values({ uid, kind: 'number_change', at: now, amount: 1, expiresAt: getExpiry(now) });
}
