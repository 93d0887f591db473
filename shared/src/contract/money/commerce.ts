import * as z from 'zod/mini';
import { responseSchema } from '../response';

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

/** `bonus`: the seller gives the first subscribers of a month the bonus that the page describes. */
export const plan = z.object({
  name: z.string(),
  price: z.number(),
  old_price: z.number(),
  featured: z.boolean(),
  bullet_points: z.array(z.string()),
  bonus: z.optional(z.boolean()),
});
export type Plan = z.infer<typeof plan>;
export const plansResponse = responseSchema({ plans: z.array(plan) });
export type PlansResponse = z.infer<typeof plansResponse>;
