import * as z from 'zod/mini';
import { responseSchema } from './response';

/** Prices in rupees; `link` opens the payment page with the wallet amount and the amount to pay. */
export const pack = z.object({ originalPrice: z.number(), discountPrice: z.number(), text: z.string(), link: z.string() });
export type Pack = z.infer<typeof pack>;
export const rechargesResponse = responseSchema({ recharges: z.array(z.object({ astrologer: z.string(), data: z.array(pack) })) });
export type RechargesResponse = z.infer<typeof rechargesResponse>;

export const pricingResponse = responseSchema({
  oracle_desc: z.string(),
  oracle_price: z.number(),
  free_oracle_questions: z.number(),
  astra_desc: z.string(),
  astra_price: z.number(),
  free_astra_questions: z.number(),
});
export type PricingResponse = z.infer<typeof pricingResponse>;

/** Remaining counts; `wallet` in rupees. */
export const balanceResponse = responseSchema({
  oracle_questions: z.number(),
  astra_questions: z.number(),
  daily_predictions: z.number(),
  weekly_predictions: z.number(),
  monthly_predictions: z.number(),
  yearly_predictions: z.number(),
  wallet: z.number(),
});
export type BalanceResponse = z.infer<typeof balanceResponse>;

export const plan = z.object({
  name: z.string(),
  price: z.number(),
  old_price: z.number(),
  featured: z.boolean(),
  bullet_points: z.array(z.string()),
});
export type Plan = z.infer<typeof plan>;
export const plansResponse = responseSchema({ plans: z.array(plan) });
export type PlansResponse = z.infer<typeof plansResponse>;

/**
 * `status` is that of the subscription here ('active', 'cancelled', 'expired' or 'none'), as the provider sends it.
 * Dates are `YYYY-MM-DD HH:mm:ss`, IST; the date part ends at the first space.
 */
export const subscriptionStatusResponse = z.object({
  status: z.enum(['active', 'cancelled', 'expired', 'none']),
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
});
export type SubscriptionStatusResponse = z.infer<typeof subscriptionStatusResponse>;
