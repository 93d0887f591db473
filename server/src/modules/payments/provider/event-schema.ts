import * as z from 'zod/mini';
import { DomainError } from '../../../domain-error';
import type { GatewayPayment } from './gateway';

/** A whole number, which some answers of the provider contain as text. */
const wholeNumber = z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))]);
const maybe = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.nullable(value));

const paymentEntity = z.object({
  id: z.string(),
  order_id: maybe(z.string()),
  invoice_id: maybe(z.string()),
  amount: wholeNumber,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  method: maybe(z.string()),
});
const subscriptionEntity = z.object({ id: z.string(), current_start: maybe(wholeNumber), current_end: maybe(wholeNumber) });

const refundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: wholeNumber,
  // The name of the event decides; its state may be missing or unknown.
  status: z.catch(z.optional(z.enum(['pending', 'processed', 'failed'])), undefined),
  receipt: maybe(z.string()),
});
const disputeEntity = z.object({ id: z.string(), payment_id: z.string(), amount: wholeNumber });

/** A part of an event; one that cannot be parsed is left out, because most events have parts that they do not need. */
const partOf = <Entity extends z.ZodMiniType>(entity: Entity) => z.catch(z.optional(z.object({ entity })), undefined);
const payloadSchema = z.object({
  payment: partOf(paymentEntity),
  subscription: partOf(subscriptionEntity),
  refund: partOf(refundEntity),
  dispute: partOf(disputeEntity),
});

/** The parsed part of an event; times are seconds since 1970. */
const eventSchema = z.object({
  event: z.string(),
  created_at: z.catch(z.optional(wholeNumber), undefined),
  payload: z.catch(payloadSchema, {}),
});
export type PaymentEvent = z.infer<typeof eventSchema>;

export function toPayment(entity: z.infer<typeof paymentEntity>): GatewayPayment {
  const { order_id: orderId = null, invoice_id: invoiceId = null, method = null } = entity;
  return { ...entity, order_id: orderId, invoice_id: invoiceId, method, amount_refunded: 0 };
}

const anyEntity = z.object({
  entity: z.object({ id: z.optional(z.unknown()), status: z.optional(z.unknown()), payment_id: z.optional(z.unknown()) }),
});
/** The data for an operator about an event that cannot be handled. */
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

/** Parses an event, with what an operator needs if it cannot be handled. Throws `invalid_request`. */
export function parseEvent(body: string): { event: PaymentEvent; unread: UnreadEvent } {
  const json = parseJson(body);
  const [event, unread] = [eventSchema.safeParse(json), unreadSchema.safeParse(json)];
  if (!event.success || !unread.success) throw new DomainError('invalid_request', { message: 'This is not an event that is read.' });
  return { event: event.data, unread: unread.data };
}
