import * as z from 'zod/mini';
import { careCard } from './care';
import type { FailureCode } from './failure-codes';
import type { FieldErrorCode } from './field-errors';
import { wholeNumber } from './input/whole-number';

/** One of `failureCodes`: only a type, so that the list is not in browser bundles. */
const failureCodeSchema = z.string() as unknown as z.ZodMiniType<FailureCode, FailureCode>;

/** One of `fieldErrors`: only a type, likewise. */
const fieldErrorCodeSchema = z.string() as unknown as z.ZodMiniType<FieldErrorCode, FieldErrorCode>;

/** A credited recharge: rupees in the wallet, and the paid amount in paise. */
const paidOrder = z.object({ order_id: z.string(), wallet: z.number(), amount: z.number() });
export type PaidOrder = z.infer<typeof paidOrder>;

/**
 * The body of every failure response, whatever its HTTP status: `code` is for programs, `message` for people. `field` is the
 * dotted path of the invalid field, and `field_error` one of `fieldErrors` if there is a code for it. `moments` are the two local
 * times that `skipped_birth_time` may mean, earlier first, `YYYY-MM-DDTHH:MM`. `paid` is the earlier payment of
 * `payment_credited`. `tries_left` is the number of tries that are left after `code_wrong`; `care` is help for text that
 * expresses despair or danger, and comes with every failure.
 */
export const failureSchema = z.object({
  status: z.literal('fail'),
  code: failureCodeSchema,
  message: z.string(),
  field: z.optional(z.string()),
  field_error: z.optional(fieldErrorCodeSchema),
  tries_left: z.optional(z.number()),
  moments: z.optional(z.array(z.string())),
  paid: z.optional(paidOrder),
  care: z.optional(careCard),
});
export type Failure = z.infer<typeof failureSchema>;

/** A failure as clients receive it: failures of a provider have no code. */
export type ReceivedFailure = Omit<Failure, 'code'> & { code?: FailureCode };

/** The schema of a response: success with these fields, or a failure. */
export function responseSchema<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.union([successSchema(shape), failureSchema]);
}

/** The success case of `responseSchema`. */
export function successSchema<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.extend(z.object({ status: z.literal('success'), message: z.optional(z.string()) }), shape);
}

/** An id. Clients must not parse it. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** A page number, from 1. */
export const pageSchema = wholeNumber().check(z.minimum(1), z.maximum(100_000));

/** The success case of a response type, which is the data of a call because failures become errors. */
export type SuccessOf<Body> = Exclude<Body, Failure>;

/** The maximum number of entries in lists without pages; older entries are in the export. */
export const listLimits = { chats: 200, predictions: 200 } as const;
