import type { Database } from '../../db/database';
import type { Charges } from '../subscriptions/charges';
import { lockPerson } from '../users/lock-person';
import { createOrderRepository } from './order-repository';
import type { Refunds } from './refunds/refunds';

/**
 * An account ends or is banned, in the transaction that says so: what is open is closed, nothing may charge the person any
 * more, and money that comes all the same goes back. A ban gives an unused month back; days that were used stay until their end.
 */
export function createAccountClosing({ charges, refunds }: { charges: Charges; refunds: Pick<Refunds, 'refundUnused'> }) {
  const close = async (tx: Database, uid: string, kind: 'erased' | 'banned'): Promise<void> => {
    await lockPerson(tx, uid);
    await createOrderRepository(tx).expireOfPerson(uid);
    if (kind === 'banned') await refunds.refundUnused(tx, uid);
    await charges.closeAccount(tx, uid, kind);
  };
  return {
    erase: async (tx: Database, uid: string): Promise<void> => close(tx, uid, 'erased'),
    ban: async (tx: Database, uid: string): Promise<void> => close(tx, uid, 'banned'),
  };
}
