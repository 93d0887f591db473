import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { createPaymentRepository } from '../payment-repository';
import { paymentEventsToSee } from './event-metrics';
import type { GatewayPayment } from './gateway';

const type = 'payment of no order';

/** Keeps a captured payment that belongs to no order and no plan of this site for an operator, once, because nobody else would see it. */
export const createStrayPayments =
  ({ clock, log }: { clock: () => Date; log: Pick<FastifyBaseLogger, 'error'> }) =>
  async (db: Database, { id, order_id, amount, currency, status, invoice_id }: GatewayPayment): Promise<void> => {
    // The confirmation of a mandate has no amount.
    if (status !== 'captured' || amount === 0) return;
    const body = JSON.stringify({ id, order_id, invoice_id, amount, currency, status });
    if (!(await createPaymentRepository(db).addUnknownEvent({ id, type, body, receivedAt: clock() }))) return;
    paymentEventsToSee.inc({ event: type });
    log.error({ payment: id }, 'a captured payment belongs to no order and no plan');
  };

export type NoteStray = ReturnType<typeof createStrayPayments>;
