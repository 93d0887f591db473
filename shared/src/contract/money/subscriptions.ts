import * as z from 'zod/mini';
import { idSchema, responseSchema } from '../response';

/**
 * `status`: 'active', 'grace' (a renewal failed and is retried; the plan is usable until `end_date`), 'halted' (the provider gave
 * up), 'cancelled', 'expired' or 'none'. Dates are `YYYY-MM-DD HH:mm:ss`, IST; the date part ends at the first space.
 * `cancel_at_end`: the plan ends with its cycle and does not renew. `open_order`: a purchase that was begun and neither paid nor
 * dropped; `amount` in paise, `created_at` in ISO 8601. `may_be_charged`: the paid time is over, but the provider may still
 * charge until the subscription is stopped.
 */
export const subscriptionStatusResponse = z.object({
  status: z.enum(['active', 'grace', 'halted', 'cancelled', 'expired', 'none']),
  message: z.optional(z.string()),
  is_active: z.boolean(),
  has_subscription: z.boolean(),
  subscription_id: z.nullable(z.string()),
  max_questions: z.number(),
  remaining_questions: z.number(),
  start_date: z.nullable(z.string()),
  end_date: z.nullable(z.string()),
  last_payment_date: z.nullable(z.string()),
  days_remaining: z.number(),
  cancel_at_end: z.optional(z.boolean()),
  may_be_charged: z.optional(z.boolean()),
  open_order: z.optional(z.object({ subscription_id: z.string(), amount: z.number(), created_at: z.string() })),
});
export type SubscriptionStatusResponse = z.infer<typeof subscriptionStatusResponse>;

/** `amount` in paise, GST included; `questions` of each month. */
export const createSubscriptionResponse = responseSchema({
  key_id: z.string(),
  subscription_id: z.string(),
  amount: z.optional(z.number()),
  questions: z.optional(z.number()),
  currency: z.optional(z.string()),
});
export type CreateSubscriptionResponse = z.infer<typeof createSubscriptionResponse>;

const providerText = z.string().check(z.minLength(1), z.maxLength(200));

/** The result that the provider's window returns, unchanged. The response is `doneResponse`. */
export const verifySubscriptionRequest = z.object({
  razorpay_payment_id: providerText,
  razorpay_subscription_id: providerText,
  razorpay_signature: providerText,
});
export type VerifySubscriptionRequest = z.infer<typeof verifySubscriptionRequest>;

export const dropSubscriptionRequest = z.object({ subscription_id: idSchema });
/** `dropped` is false if the order was paid meanwhile. */
export const dropSubscriptionResponse = responseSchema({ dropped: z.boolean() });
export type DropSubscriptionResponse = z.infer<typeof dropSubscriptionResponse>;

export const cancelSubscriptionResponse = responseSchema({ success: z.boolean() });
export type CancelSubscriptionResponse = z.infer<typeof cancelSubscriptionResponse>;
