import * as z from 'zod/mini';
import type { FailureCode } from './failure-codes';

/** One of `failureCodes`: a type alone, so that no browser carries the list. */
const failureCodeSchema = z.string() as unknown as z.ZodMiniType<FailureCode, FailureCode>;

/**
 * What every refusal and error answers, whatever its HTTP status: `code` is for programs, `message` for a person.
 * `field` is the path of the field that was not as described, with dots.
 */
export const failureSchema = z.object({ status: z.literal('fail'), code: failureCodeSchema, message: z.string(), field: z.optional(z.string()) });
export type Failure = z.infer<typeof failureSchema>;

/** A failure as a client meets it: a provider's has no code. */
export type ReceivedFailure = Omit<Failure, 'code'> & { code?: FailureCode };

/** The schema of a route that answers 200 with these fields, or refuses. */
export function responseSchema<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.union([successSchema(shape), failureSchema]);
}

/** The successful half of `answer`. */
export function successSchema<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.extend(z.object({ status: z.literal('success'), message: z.optional(z.string()) }), shape);
}

/** An id as the client sees it: opaque. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(64));

/** A page number, from 1. */
export const pageSchema = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000));

/** The successful half of an answer's type: what a call brings, since refusals become errors. */
export type SuccessOf<Answer> = Exclude<Answer, Failure>;
