import * as z from 'zod/mini';
import { DomainError } from '../../domain-error';
import type { GatewayPayment } from './gateway';

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

const refundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.number(),
  status: z.optional(z.enum(['pending', 'processed', 'failed'])),
  receipt: z.optional(z.nullable(z.string())),
});
const disputeEntity = z.object({ id: z.string(), payment_id: z.string(), amount: z.number() });

/** The part of an event that is read; times are seconds since 1970. */
const eventSchema = z.object({
  event: z.string(),
  created_at: z.number(),
  payload: z.object({
    payment: z.optional(z.object({ entity: paymentEntity })),
    subscription: z.optional(z.object({ entity: subscriptionEntity })),
    refund: z.optional(z.object({ entity: refundEntity })),
    dispute: z.optional(z.object({ entity: disputeEntity })),
  }),
});
export type PaymentEvent = z.infer<typeof eventSchema>;

export function toPayment({ order_id: orderId = null, method = null, ...payment }: z.infer<typeof paymentEntity>): GatewayPayment {
  return { ...payment, order_id: orderId, method, amount_refunded: 0 };
}

export function parseEvent(body: string): PaymentEvent {
  try {
    return eventSchema.parse(JSON.parse(body));
  } catch {
    throw new DomainError('invalid_request', { message: 'This is not an event that is read.' });
  }
}
