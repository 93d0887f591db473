import * as z from 'zod/mini';
import { astrologers, maxTransferred } from '../constants';
import { fieldError } from '../field-errors';
import { responseSchema } from '../response';
import { mobileNumber } from '../accounts/session';
import { wholeNumber } from '../input/whole-number';

/** Remaining counts; `wallet` in rupees. Only `subscription_questions` expire, at the end of their cycle. */
export const balanceResponse = responseSchema({
  oracle_questions: z.number(),
  astra_questions: z.number(),
  daily_predictions: z.number(),
  weekly_predictions: z.number(),
  monthly_predictions: z.number(),
  yearly_predictions: z.number(),
  wallet: z.number(),
  subscription_questions: z.optional(z.number()),
});
export type BalanceResponse = z.infer<typeof balanceResponse>;

/** The position of the next part of a list: the `next_cursor` of the part before. */
export const cursorSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** The units of a balance: kinds of questions and predictions, and the wallet. */
export const balanceUnits = [
  'oracle_question',
  'astra_question',
  'subscription_question',
  'daily_prediction',
  'weekly_prediction',
  'monthly_prediction',
  'yearly_prediction',
  'wallet',
] as const;

/** Why a balance changed. */
export const balanceReasons = [
  'welcome',
  'invite',
  'app_promo',
  'points',
  'recharge',
  'subscription',
  'question',
  'question_returned',
  'question_free',
  'prediction',
  'prediction_returned',
  'transfer_sent',
  'transfer_received',
  'refund',
  'ended',
  'other',
] as const;
export type BalanceReason = (typeof balanceReasons)[number];

export const balanceHistoryRequest = z.object({ cursor: z.optional(cursorSchema), unit: z.optional(z.enum(balanceUnits)) });
export type BalanceHistoryRequest = z.infer<typeof balanceHistoryRequest>;

/**
 * `amount` is positive for a credit and negative for a debit; rupees for a wallet. `question` is the charged question, unless its
 * chat was deleted; `mobile` is the masked number of the other person of a transfer.
 */
export const balanceEntry = z.object({
  entry_id: z.string(),
  at: z.string(),
  reason: z.enum(balanceReasons),
  unit: z.enum(balanceUnits),
  amount: z.number(),
  question: z.nullable(z.object({ asst_id: z.string(), astrologer: z.enum(astrologers), message: z.string() })),
  mobile: z.nullable(z.string()),
});
export type BalanceEntry = z.infer<typeof balanceEntry>;
export const balanceHistoryResponse = responseSchema({ entries: z.array(balanceEntry), next_cursor: z.nullable(z.string()) });
export type BalanceHistoryResponse = z.infer<typeof balanceHistoryResponse>;

/** Questions asked in the last 30 days, and the number of questions per month from which the plan is cheaper than packs. */
export const balanceUsageResponse = responseSchema({ asked_last_month: z.number(), plan_cheaper_from: z.number() });
export type BalanceUsageResponse = z.infer<typeof balanceUsageResponse>;

/**
 * A transfer of Oracle questions, as typed: ten digits and a whole number, which a form sends as text. `recipient` is that of the
 * preview: nothing is transferred if the number belongs to another account since.
 */
export const transferRequest = z.object({
  mobile: mobileNumber,
  questions: wholeNumber(fieldError('transfer_questions_invalid')).check(
    z.minimum(1, fieldError('transfer_questions_invalid')),
    z.maximum(maxTransferred, fieldError('transfer_questions_too_many')),
  ),
  recipient: z.optional(z.string().check(z.maxLength(100))),
});
export type TransferRequest = z.infer<typeof transferRequest>;

/** Who would get the questions: name and number, both masked; `name` is null if the person has none. `recipient` is sent with the transfer. */
export const transferPreviewResponse = responseSchema({
  recipient: z.optional(z.string()),
  name: z.nullable(z.string()),
  mobile: z.string(),
  questions: z.number(),
  questions_left: z.number(),
});
export type TransferPreviewResponse = z.infer<typeof transferPreviewResponse>;

export const transferResponse = responseSchema({ transaction_id: z.string(), questions_left: z.number() });
export type TransferResponse = z.infer<typeof transferResponse>;

/** `sent` is the direction; `recipient_mobile` is the masked number of the other person in both directions. */
export const transferTransaction = z.object({
  transaction_id: z.string(),
  recipient_mobile: z.string(),
  oracle_questions: z.number(),
  sent: z.boolean(),
  transferred_at: z.string(),
});
export type TransferTransaction = z.infer<typeof transferTransaction>;
export const transfersResponse = responseSchema({ transactions: z.array(transferTransaction), next_cursor: z.nullable(z.string()) });
export type TransfersResponse = z.infer<typeof transfersResponse>;
export const transfersRequest = z.object({ cursor: z.optional(cursorSchema) });
