import type { Database } from '../../db/database';
import type { refunds } from '../../db/schema';
import type { NotificationService } from '../notifications/service';
import { createPaymentRepository } from './payment-repository';
import { formatPaise } from './receipt-text';

/** Records a refund that is to be sent, and tells the person, once for each payment. */
export const createRefundRequest =
  (notify: NotificationService['notify']) =>
  async (tx: Database, refund: typeof refunds.$inferInsert): Promise<void> => {
    if (!(await createPaymentRepository(tx).addRefund(refund))) return;
    await notify(tx, { uid: refund.uid, kind: 'payment_refunded', params: { amount: formatPaise(refund.amountPaise) } });
  };

export type RequestRefund = ReturnType<typeof createRefundRequest>;
