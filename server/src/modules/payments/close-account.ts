import type { Database } from '../../db/database';
import type { Charges } from '../subscriptions/charges';
import { lockPerson } from '../../db/lock-person';
import { createOrderRepository } from './order-repository';
import type { Refunds } from './refunds/refunds';

/**
 * Closes open payments and plans when an account is deleted, banned or sealed, or no parent of a minor agrees any more: nothing may charge
 * the person any more, and later money is refunded. Except for a deletion an unused month is refunded; a used one stays valid until its end.
 */
export function createAccountClosing({ charges, refunds }: { charges: Charges; refunds: Pick<Refunds, 'refundUnused'> }) {
  const close = async (tx: Database, uid: string, kind: 'erased' | 'banned' | 'sealed' | 'barred'): Promise<void> => {
    await lockPerson(tx, uid);
    await createOrderRepository(tx).expireOfPerson(uid);
    if (kind !== 'erased') await refunds.refundUnused(tx, uid);
    await charges.closeAccount(tx, uid, kind);
  };
  return {
    erase: async (tx: Database, uid: string): Promise<void> => close(tx, uid, 'erased'),
    seal: async (tx: Database, uid: string): Promise<void> => close(tx, uid, 'sealed'),
    ban: async (tx: Database, uid: string): Promise<void> => close(tx, uid, 'banned'),
    bar: async (tx: Database, uid: string): Promise<void> => close(tx, uid, 'barred'),
  };
}
