import * as z from 'zod/mini';
import type { GatewayPayment, GatewayRefund, GatewaySubscription } from './gateway';

/** A whole number, which some answers and events of the provider contain as text. */
export const wholeNumber = z.union([z.int(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))]);
const maybe = <Value extends z.ZodMiniType>(value: Value) => z.optional(z.nullable(value));

export const paymentStates = ['created', 'authorized', 'captured', 'refunded', 'failed'] as const;

/** The parsed parts of the provider's objects; times are seconds since 1970. */
export const paymentEntity = z.object({
  id: z.string(),
  order_id: maybe(z.string()),
  invoice_id: maybe(z.string()),
  amount: wholeNumber,
  amount_refunded: z.catch(maybe(wholeNumber), null),
  currency: z.string(),
  // A state that is not known yet decides nothing.
  status: z.catch(z.enum(paymentStates), 'created'),
  method: maybe(z.string()),
});

export const subscriptionEntity = z.object({ id: z.string(), current_start: maybe(wholeNumber), current_end: maybe(wholeNumber) });
export const subscriptionAnswer = z.extend(subscriptionEntity, { status: z.string() });

export const refundEntity = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: wholeNumber,
  // The name of an event decides; its state may be missing or unknown.
  status: z.catch(z.optional(z.enum(['pending', 'processed', 'failed'])), undefined),
  receipt: maybe(z.string()),
});

export const disputeEntity = z.object({ id: z.string(), payment_id: z.string(), amount: wholeNumber });
export const disputeAnswer = z.extend(disputeEntity, { status: z.string() });

export const orderAnswer = z.object({ id: z.string(), amount: wholeNumber, status: z.string() });
export const planAnswer = z.object({ id: z.string() });
export const invoiceAnswer = z.object({
  subscription_id: maybe(z.string()),
  payment_id: maybe(z.string()),
  status: z.string(),
  billing_start: maybe(wholeNumber),
  billing_end: maybe(wholeNumber),
});

export const toPayment = ({
  order_id: orderId = null,
  invoice_id: invoiceId = null,
  method = null,
  amount_refunded: refunded,
  ...payment
}: z.infer<typeof paymentEntity>): GatewayPayment => ({
  ...payment,
  order_id: orderId,
  invoice_id: invoiceId,
  method,
  amount_refunded: refunded ?? 0,
});

export const toSubscription = ({
  id,
  status,
  current_start: start = null,
  current_end: end = null,
}: z.infer<typeof subscriptionAnswer>): GatewaySubscription => ({ id, status, current_start: start, current_end: end });

export const toRefund = ({
  id,
  payment_id: paymentId,
  amount,
  status = 'pending',
  receipt = null,
}: z.infer<typeof refundEntity>): GatewayRefund => ({ id, paymentId, amount, status, receipt });
