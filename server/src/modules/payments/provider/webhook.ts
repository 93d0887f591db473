import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentConfig } from '../../../config/product/payments';
import type { Database } from '../../../db/database';
import { isRefusedByData, retryConflict } from '../../../db/unavailable';
import { DomainError } from '../../../domain-error';
import type { Charges } from '../../subscriptions/charges';
import type { Mandates } from '../../subscriptions/mandates';
import type { BookRefund } from '../refunds/book-refund';
import type { CreditCharge } from '../credit-charge';
import type { CreditRecharge, CreditResult } from '../credit-recharge';
import { toPayment } from './entities';
import { parseEvent, toDate, type PaymentEvent } from './event-schema';
import { createOrderRepository } from '../order-repository';
import { createPaymentRepository } from '../payment-repository';
import { paymentEventsToSee } from './event-metrics';
import { isComplete, providerEvents, type EventRule } from './provider-events';
import type { Refunds } from '../refunds/refunds';
import { isSignedBy } from '../../session/keyed-hash';
import { signWebhook } from './signatures';
import type { NoteStray } from './stray-payments';
import { createUnknownEvents } from './unknown-events';

interface WebhookDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  config: PaymentConfig | null;
  creditRecharge: CreditRecharge;
  creditCharge: CreditCharge;
  charges: Charges;
  /** Ends a plan that has ended at the provider, after reading its charges. */
  endPlan: (id: string) => Promise<void>;
  mandates: Pick<Mandates, 'noteEnd'>;
  bookRefund: BookRefund;
  noteStray: NoteStray;
  refunds: Pick<Refunds, 'sendRequested'>;
}

export interface WebhookRequest {
  body: string;
  signature: string;
  eventId: string | null;
}

/** The action after an event is stored. */
type FollowUp = CreditResult | { end: string } | null;

/** Handles each event once, in any order, according to `providerEvents`. */
// eslint-disable-next-line max-lines-per-function -- one short function for each kind of event
export function createWebhook(deps: WebhookDeps) {
  const { db, clock, log, config, creditRecharge, creditCharge, charges, bookRefund, noteStray, refunds, endPlan, mandates } = deps;

  async function creditOrder(tx: Database, { payload }: PaymentEvent): Promise<CreditResult | null> {
    const payment = payload.payment?.entity && toPayment(payload.payment.entity);
    if (payment?.status !== 'captured') return null;
    const result = await creditRecharge(tx, payment);
    // A charge of a plan has a separate event.
    if (result === 'unknown' && payment.invoice_id === null) await noteStray(tx, payment);
    return result;
  }

  async function credit(tx: Database, { payload }: PaymentEvent): Promise<CreditResult | null> {
    const [payment, subscription] = [payload.payment?.entity, payload.subscription?.entity];
    if (payment?.status !== 'captured' || !subscription?.current_start || !subscription.current_end) return null;
    const cycle = { start: toDate(subscription.current_start), end: toDate(subscription.current_end) };
    const result = await creditCharge(tx, subscription.id, toPayment(payment), { paymentId: payment.id, ...cycle });
    if (result === 'unknown') await noteStray(tx, toPayment(payment));
    return result;
  }

  async function noteAttempt(tx: Database, { payload }: PaymentEvent): Promise<void> {
    const orderId = payload.payment?.entity.order_id;
    const orders = createOrderRepository(tx);
    const order = orderId ? await orders.byProviderId(orderId) : null;
    if (order !== null) await orders.markAttempted(order.id);
  }

  async function book(tx: Database, { event, payload }: PaymentEvent): Promise<void> {
    const [refund, dispute] = [payload.refund?.entity, payload.dispute?.entity];
    if (refund !== undefined) {
      const status = event === 'refund.failed' ? 'failed' : event === 'refund.processed' ? 'processed' : (refund.status ?? 'pending');
      const { id, payment_id: paymentId, amount, receipt = null } = refund;
      await bookRefund(tx, { id, paymentId, amount, receipt, status, kind: 'refund' });
    } else if (dispute !== undefined) {
      const { id, payment_id: paymentId, amount } = dispute;
      await bookRefund(tx, { id, paymentId, amount, receipt: null, status: 'processed', kind: 'dispute' });
    }
  }

  async function notifyPlan(tx: Database, kind: 'renewal_failed' | 'given_up', { payload, created_at: at }: PaymentEvent): Promise<void> {
    const id = payload.subscription?.entity.id;
    if (id !== undefined && at !== undefined) await charges.happen(tx, id, { kind, at: toDate(at) });
  }

  /** The event of the last charge may arrive after that of the plan's end, so the charges are fetched first, with retries. */
  async function endLater(tx: Database, { payload }: PaymentEvent): Promise<FollowUp> {
    const id = payload.subscription?.entity.id;
    if (id === undefined) return null;
    await mandates.noteEnd(tx, id);
    return { end: id };
  }

  async function handle(tx: Database, rule: EventRule, event: PaymentEvent): Promise<FollowUp> {
    switch (rule.does) {
      case 'credit the order':
        return creditOrder(tx, event);
      case 'credit the charge':
        return credit(tx, event);
      case 'note the attempt':
        await noteAttempt(tx, event);
        return null;
      case 'book the refund':
      case 'book the dispute':
        await book(tx, event);
        return null;
      case 'tell the plan':
        await notifyPlan(tx, rule.event, event);
        return null;
      case 'end the plan':
        return endLater(tx, event);
      case 'call an operator':
        paymentEventsToSee.inc({ event: event.event });
        log.error({ event: event.event, payload: event.payload }, 'an event of the payment provider needs an operator');
        return null;
      case 'nothing':
        return null;
    }
  }

  const storeUnknown = createUnknownEvents({ db, clock, log });

  return async ({ body, signature, eventId }: WebhookRequest): Promise<void> => {
    if (config === null || !isSignedBy(config.webhookSecrets, signature, (secret) => signWebhook(secret, body)))
      throw new DomainError('webhook_signature_invalid');
    const { event, unread } = parseEvent(body);
    const id = eventId ?? createHash('sha256').update(body).digest('hex');
    const rule = Object.hasOwn(providerEvents, event.event) ? providerEvents[event.event] : undefined;
    if (rule === undefined || !isComplete(rule, event)) return storeUnknown(id, event.event, JSON.stringify(unread));
    const next = await retryConflict(async () =>
      db.transaction(async (tx) => {
        const events = createPaymentRepository(tx);
        if (!(await events.addEvent({ id, type: event.event, receivedAt: clock() }))) return null;
        await events.removeUnknownEvent(id);
        return handle(tx, rule, event);
      }),
    ).catch(async (error: unknown) => {
      if (!isRefusedByData(error)) throw error;
      return storeUnknown(id, event.event, JSON.stringify(unread), error);
    });
    if (next === 'refused') await refunds.sendRequested();
    if (next !== null && typeof next === 'object')
      await endPlan(next.end).catch((error: unknown) => log.warn({ err: error, subscription: next.end }, 'a plan is ended later'));
  };
}
