import * as z from 'zod/mini';
import { responseSchema } from '../response';

/** A discount in percent on the next recharge, for one use; `expires_at` is an instant. */
const couponShape = { percent: z.number(), coupon: z.string(), expires_at: z.string() };

export const spinResponse = responseSchema(couponShape);
export type SpinResponse = z.infer<typeof spinResponse>;

/** `coupon` is the best usable one; `next_spin_at` is the next midnight in India, null if the person can spin now. */
export const wheelStatusResponse = responseSchema({
  can_spin: z.boolean(),
  next_spin_at: z.nullable(z.string()),
  coupon: z.nullable(z.object(couponShape)),
});
export type WheelStatusResponse = z.infer<typeof wheelStatusResponse>;

export const appPromoResponse = responseSchema({ questions_added: z.number() });
export type AppPromoResponse = z.infer<typeof appPromoResponse>;
