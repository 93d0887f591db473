import type { Database } from '../../db/database';
import { createSubscriptionRepository, type Subscription } from './repository';

/** Whether the provider may still charge a plan, also one whose days are over, because its end was not requested. */
export async function mayBeCharged(tx: Database, { id, cancelledAt }: Pick<Subscription, 'id' | 'cancelledAt'>): Promise<boolean> {
  if (cancelledAt !== null) return false;
  return (await createSubscriptionRepository(tx).orderById(id))?.endRequestedAt === null;
}
