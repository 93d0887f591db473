import type { Database } from '../../db/database';
import { dayMs } from '../../day';
import type { PaymentGateway } from '../payments/provider/gateway';
import type { Charges } from './charges';
import { createMandateRepository } from './mandate-repository';
import type { Mandates } from './mandates';
import { createSubscriptionRepository } from './repository';
import { lateDays } from './state';

interface FirstChargeDeps {
  db: Database;
  clock: () => Date;
  charges: Charges;
  mandates: Mandates;
}

/** Ends an unpaid order. */
export const createAbandoning =
  ({ db, charges, mandates }: Pick<FirstChargeDeps, 'db' | 'charges' | 'mandates'>) =>
  async (id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const locked = await charges.lockOrder(tx, id);
      if (locked?.order.state !== 'created') return;
      await charges.failOrder(tx, locked.order);
      await mandates.requestEnd(tx, id);
    });

/** Whether the bank of an open order may still answer, by the provider's state of its mandate or by its first payment. */
export const createAwaiting =
  ({ db, clock, charges }: Pick<FirstChargeDeps, 'db' | 'clock' | 'charges'>) =>
  async (provider: PaymentGateway, id: string, isWithBank: boolean): Promise<boolean> => {
    const order = await createSubscriptionRepository(db).orderById(id);
    if (order?.state !== 'created' || order.mandateAt === null) return isWithBank;
    const isInTime = clock().getTime() - order.mandateAt.getTime() < lateDays * dayMs;
    if (isWithBank) return isInTime;
    if (order.mandatePayment === null) return false;
    const { status } = await provider.getPayment(order.mandatePayment);
    if (status !== 'failed' && status !== 'refunded') return isInTime;
    return db.transaction(async (tx) => {
      const locked = await charges.lockOrder(tx, id);
      // The page has confirmed another payment meanwhile.
      if (locked === null || locked.order.mandatePayment !== order.mandatePayment) return (locked?.order.mandateAt ?? null) !== null;
      await charges.failOrder(tx, locked.order);
      await createMandateRepository(tx).clearMandate(id);
      return false;
    });
  };
