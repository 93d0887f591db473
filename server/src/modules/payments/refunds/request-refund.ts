import { eq } from 'drizzle-orm';
import type { NotificationKind } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { users } from '../../../db/schema';
import type { NotificationService } from '../../notifications/service';
import { formatPaise } from '../receipts/receipt-text';
import { createRefundRepository, type NewRefund } from './refund-repository';

type RefundKind = Extract<NotificationKind, 'payment_refunded' | 'refund_failed' | 'dispute_lost'>;

/** Notifies a person of a refund, if the account still exists. */
export const createRefundNotify =
  (notify: NotificationService['notify']) =>
  async (tx: Database, uid: string, amountPaise: number, kind: RefundKind = 'payment_refunded'): Promise<void> => {
    const [person] = await tx.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.uid, uid));
    if (person?.deletedAt !== null) return;
    await notify(tx, { uid, kind, params: { amount: formatPaise(amountPaise) } });
  };

export type NotifyOfRefund = ReturnType<typeof createRefundNotify>;

/** Records a refund to be sent, and notifies the person. */
export const createRefundRequest =
  (notify: NotifyOfRefund) =>
  async (tx: Database, refund: NewRefund): Promise<void> => {
    if (await createRefundRepository(tx).add(refund)) await notify(tx, refund.uid, refund.amountPaise);
  };

export type RequestRefund = ReturnType<typeof createRefundRequest>;
