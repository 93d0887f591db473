import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PaymentConfig } from '../../config/payments';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import type { AddJob } from '../../jobs/job-queue';
import type { Charges } from '../subscriptions/charges';
import type { CreditCharge } from './credit-charge';
import type { CreditRecharge, CreditResult } from './credit-recharge';
import type { GatewayPayment } from './gateway';
import { createOrderRepository } from './order-repository';
import { createPaymentRepository } from './payment-repository';
import type { Refunds } from './refunds';
import { isSignature, signWebhook } from './signatures';

const paymentEntity = z.object({
  id: z.string(),
  order_id: z.optional(z.nullable(z.string())),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: z.optional(z.nullable(z.string())),
});
const subscriptionEntity = z.object({
  id: z.string(),
  current_start: z.optional(z.nullable(z.number())),
  current_end: z.optional(z.nullable(z.number())),
});

/** The part of an event that is read; times are seconds since 1970. */
const eventSchema = z.object({
  event: z.string(),
  created_at: z.number(),
  payload: z.object({
    payment: z.optional(z.object({ entity: paymentEntity })),
    subscription: z.optional(z.object({ entity: subscriptionEntity })),
  }),
});
type PaymentEvent = z.infer<typeof eventSchema>;

interface WebhookDeps {
  db: Database;
  clock: () => Date;
  config: PaymentConfig | null;
  creditRecharge: CreditRecharge;
  creditCharge: CreditCharge;
  charges: Charges;
  refunds: Pick<Refunds, 'sendRequested'>;
  /** Has a subscription cancelled at the provider whose charge was not wanted. */
  stopCharging: AddJob<{ subscription: string }>;
}

export interface WebhookRequest {
  body: string;
  signature: string;
  eventId: string | null;
}

const toDate = (seconds: number) => new Date(seconds * 1000);

function toPayment({ order_id: orderId = null, method = null, ...payment }: z.infer<typeof paymentEntity>): GatewayPayment {
  return { ...payment, order_id: orderId, method };
}

function parseEvent(body: string): PaymentEvent {
  try {
    return eventSchema.parse(JSON.parse(body));
  } catch {
    throw new DomainError('invalid_request', { message: 'This is not an event that is read.' });
  }
}

/** Handles events of the provider, each once, in any order. */
export function createWebhook({ db, clock, config, creditRecharge, creditCharge, charges, refunds, stopCharging }: WebhookDeps) {
  async function handleSubscription(tx: Database, { event, created_at: at, payload }: PaymentEvent): Promise<CreditResult | null> {
    const subscription = payload.subscription?.entity;
    if (subscription === undefined) return null;
    const { id, current_start: start, current_end: end } = subscription;
    if (event === 'subscription.pending') await charges.fail(tx, id, 'grace', toDate(at));
    if (event === 'subscription.halted') await charges.fail(tx, id, 'halted', toDate(at));
    if (event === 'subscription.cancelled' || event === 'subscription.completed') await charges.end(tx, id);
    const payment = payload.payment?.entity;
    if (event !== 'subscription.charged' || payment?.status !== 'captured' || !start || !end) return null;
    return creditCharge(tx, id, toPayment(payment), { paymentId: payment.id, start: toDate(start), end: toDate(end) });
  }

  async function handle(tx: Database, event: PaymentEvent): Promise<CreditResult | null> {
    if (event.event.startsWith('subscription.')) return handleSubscription(tx, event);
    const payment = event.payload.payment?.entity;
    if (payment === undefined || !payment.order_id) return null;
    if (payment.status === 'captured') return creditRecharge(tx, toPayment(payment));
    if (event.event !== 'payment.failed') return null;
    const orders = createOrderRepository(tx);
    const order = await orders.byProviderId(payment.order_id);
    if (order !== null) await orders.markAttempted(order.id);
    return null;
  }

  return async ({ body, signature, eventId }: WebhookRequest): Promise<void> => {
    if (config === null || !isSignature(signature, signWebhook(config.webhookSecret, body)))
      throw new DomainError('webhook_signature_invalid');
    const event = parseEvent(body);
    const id = eventId ?? createHash('sha256').update(body).digest('hex');
    const result = await db.transaction(async (tx) => {
      const isNew = await createPaymentRepository(tx).addEvent({ id, type: event.event, receivedAt: clock() });
      const handled = isNew ? await handle(tx, event) : null;
      const subscription = event.payload.subscription?.entity;
      if (handled === 'refused' && subscription !== undefined) await stopCharging({ subscription: subscription.id }, tx);
      return handled;
    });
    if (result === 'refused') await refunds.sendRequested();
  };
}
