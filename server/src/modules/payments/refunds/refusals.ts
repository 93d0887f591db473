import type { FastifyBaseLogger } from 'fastify';
import { cutText } from '@oracle-astra/shared/contract';
import type { Database } from '../../../db/database';
import { dayMs } from '../../../day';
import { lockPerson } from '../../../db/lock-person';
import { GatewayError } from '../provider/gateway';
import { createRefundRepository, type Refund } from './refund-repository';
import type { NotifyOfRefund } from './request-refund';

interface RefusalDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  notify: NotifyOfRefund;
}

const maxReason = 300;

/**
 * Stores why the provider refuses a refund, and throws the refusal. One that is refused for a day has failed: its person is told, and an operator sends
 * it again or returns the money otherwise.
 */
export const createRefusals =
  ({ db, clock, log, notify }: RefusalDeps) =>
  async ({ id, uid, paymentId, amountPaise }: Refund, error: unknown): Promise<never> => {
    if (!(error instanceof GatewayError && error.isRefusal)) throw error;
    const now = clock();
    await db.transaction(async (tx) => {
      await lockPerson(tx, uid);
      const refunds = createRefundRepository(tx);
      const since = await refunds.noteRefusal(id, cutText(error.description, maxReason), now);
      if (since === null || now.getTime() - since.getTime() < dayMs) return;
      await refunds.fail(id);
      log.error({ refund: id, payment: paymentId, reason: error.description }, 'the provider has refused a refund for a day');
      await notify(tx, uid, amountPaise, 'refund_failed');
    });
    throw error;
  };

export type NoteRefusal = ReturnType<typeof createRefusals>;
