import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { providerRefunds } from '../../../db/schema';
import type { GatewayRefund, PaymentGateway } from '../provider/gateway';

interface DisputeHandling {
  book: (reported: GatewayRefund, kind: 'dispute') => Promise<unknown>;
  /** Called for each dispute that cannot be read, which may be a lost one. */
  noteUnread: () => void;
}

/** Books lost disputes without an event. Throws a GatewayError. */
export const createDisputeReconciliation =
  (db: Database) =>
  async (provider: PaymentGateway, { book, noteUnread }: DisputeHandling): Promise<void> => {
    for (const dispute of await provider.listLostDisputes())
      if (dispute === null) noteUnread();
      else if ((await db.$count(providerRefunds, eq(providerRefunds.id, dispute.id))) === 0)
        await book({ ...dispute, receipt: null, status: 'processed' }, 'dispute');
  };
