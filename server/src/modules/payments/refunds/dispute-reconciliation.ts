import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { providerRefunds } from '../../../db/schema';
import type { GatewayRefund, PaymentGateway } from '../provider/gateway';

/** Books lost disputes without an event. Throws a GatewayError. */
export const createDisputeReconciliation =
  (db: Database) =>
  async (provider: PaymentGateway, book: (reported: GatewayRefund, kind: 'dispute') => Promise<unknown>): Promise<void> => {
    for (const { id, paymentId, amount } of await provider.listLostDisputes())
      if ((await db.$count(providerRefunds, eq(providerRefunds.id, id))) === 0)
        await book({ id, paymentId, amount, receipt: null, status: 'processed' }, 'dispute');
  };
