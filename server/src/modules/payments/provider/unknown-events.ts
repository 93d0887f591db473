import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { isConflict } from '../../../db/unavailable';
import { DomainError } from '../../../domain-error';
import { createPaymentRepository } from '../payment-repository';
import { paymentEventsToSee } from './event-metrics';

interface UnknownEventDeps {
  db: Database;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}

/** Stores an event that is not acknowledged, so that a release that knows it gets it again; unused parts of it, such as names, are not stored. */
export const createUnknownEvents =
  ({ db, clock, log }: UnknownEventDeps) =>
  async (id: string, type: string, body: string, cause?: unknown): Promise<never> => {
    const isFirst = await createPaymentRepository(db).addUnknownEvent({ id, type, body, receivedAt: clock() });
    // The row that it conflicts with may be there, or be gone, at the next delivery.
    const isToSee = !(isFirst && isConflict(cause));
    if (isToSee) paymentEventsToSee.inc({ event: 'unknown' });
    log[isToSee ? 'error' : 'warn']({ err: cause, event: type, id }, 'this event of the payment provider cannot be handled');
    throw new DomainError('unavailable', { message: 'No rule knows this event.' });
  };
