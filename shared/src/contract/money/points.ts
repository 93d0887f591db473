import * as z from 'zod/mini';
import { points } from '../constants';
import { fieldError } from '../field-errors';
import { responseSchema } from '../response';
import { wholeNumber } from '../input/whole-number';

/** Only whole questions are exchanged: 250 points take 200 and add 2. */
export const redeemRequest = z.object({
  points: wholeNumber(fieldError('points_too_few')).check(
    z.minimum(points.redeemMin, fieldError('points_too_few')),
    z.maximum(1_000_000_000),
  ),
});
export interface RedeemRequest {
  points: number;
}
export const redeemResponse = responseSchema({ questions_added: z.number(), points_redeemed: z.number() });
export type RedeemResponse = z.infer<typeof redeemResponse>;

/** Points exchanged for questions, latest first; `redeemed_at` is ISO 8601. */
export const redeemTransaction = z.object({
  transaction_id: z.string(),
  points_redeemed: z.number(),
  questions_added: z.number(),
  redeemed_at: z.string(),
});
export type RedeemTransaction = z.infer<typeof redeemTransaction>;
export const redeemsResponse = responseSchema({ transactions: z.array(redeemTransaction) });
export type RedeemsResponse = z.infer<typeof redeemsResponse>;
