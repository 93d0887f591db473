import * as z from 'zod/mini';
import { DomainError } from '../../../domain-error';
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

/** The parsed part of an event; times are seconds since 1970. */
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
  return { ...payment, order_id: orderId, method, invoice_id: null, amount_refunded: 0 };
}

const anyEntity = z.object({
  entity: z.object({ id: z.optional(z.unknown()), status: z.optional(z.unknown()), payment_id: z.optional(z.unknown()) }),
});
/** The data for an operator about an event with an unknown format. */
const unreadSchema = z.object({ event: z.string(), payload: z.catch(z.record(z.string(), z.catch(anyEntity, { entity: {} })), {}) });
type UnreadEvent = z.infer<typeof unreadSchema>;

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    // The body is not an event; the caller reports it.
    return null;
  }
}

/** Parses an event; `isRead` is false for an unknown format. Throws `invalid_request`. */
export function parseEvent(body: string): { isRead: true; event: PaymentEvent } | { isRead: false; event: UnreadEvent } {
  const json = parseJson(body);
  const event = eventSchema.safeParse(json);
  if (event.success) return { isRead: true, event: event.data };
  const unread = unreadSchema.safeParse(json);
  if (unread.success) return { isRead: false, event: unread.data };
  throw new DomainError('invalid_request', { message: 'This is not an event that is read.' });
}
