import * as z from 'zod/mini';
import { DomainError } from '../../../domain-error';
import { disputeEntity, paymentEntity, paymentStates, refundEntity, subscriptionEntity, wholeNumber } from './entities';

const paymentOfEvent = z.extend(paymentEntity, { status: z.enum(paymentStates) });

/** A part of an event; one that cannot be parsed is left out, because most events have parts that they do not need. */
const partOf = <Entity extends z.ZodMiniType>(entity: Entity) => z.catch(z.optional(z.object({ entity })), undefined);
const payloadSchema = z.object({
  payment: partOf(paymentOfEvent),
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

export const toDate = (seconds: number): Date => new Date(seconds * 1000);

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
