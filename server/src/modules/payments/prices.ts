import type { CommerceConfig } from '../../config/product/commerce';
import { DomainError } from '../../domain-error';
import type { PaymentOrder } from './order-repository';
import type { Payer } from './unnoticed-payments';

/** The price of a recharge in paise; `price` − `discount` + `gst` = `amount`. */
export interface Prices {
  wallet: number;
  originalPrice: number;
  price: number;
  discount: number;
  discountPercent: number;
  gst: number;
  gstPercent: number;
  amount: number;
}

/** The price of an order at its creation. */
export const toPrices = (order: PaymentOrder): Prices => ({
  wallet: order.walletPaise,
  originalPrice: order.originalPricePaise,
  price: order.pricePaise,
  discount: order.discountPaise,
  discountPercent: order.discountPercent,
  gst: order.gstPaise,
  gstPercent: order.gstPercent,
  amount: order.amountPaise,
});

/** The GST in a price that includes it, in paise. */
export const includedGst = (amount: number, gstPercent: number): number => amount - Math.round((amount * 100) / (100 + gstPercent));

/** The discounted price in whole rupees, as the specification rounds it. */
export const discountPrice = (price: number, percent: number): number => Math.round(price - (price * percent) / 100);

/** The prices of the pack that adds `wallet` rupees. Throws `pack_not_found`. */
export function computePrices({ packs, gstPercent }: CommerceConfig, wallet: number, discountPercent: number): Prices {
  const pack = packs.find((each) => each.wallet === wallet);
  if (pack === undefined) throw new DomainError('pack_not_found');
  const discounted = discountPrice(pack.price, discountPercent);
  const gst = Math.round(discounted * gstPercent);
  return {
    wallet: wallet * 100,
    originalPrice: wallet * 100,
    price: pack.price * 100,
    discount: (pack.price - discounted) * 100,
    discountPercent,
    gst,
    gstPercent,
    amount: discounted * 100 + gst,
  };
}

/** Throws `price_changed` if the page shows another price. */
export function refuseOtherPrice({ shownAmount }: Pick<Payer, 'shownAmount'>, amount: number): void {
  if (shownAmount !== null && shownAmount !== amount) throw new DomainError('price_changed');
}

/** The number of questions a month from which the plan costs less than packs, including GST. */
export function computePlanBreakEven({ packs, plan, gstPercent }: CommerceConfig, questionPaise: number): number {
  const planPaise = plan.price * 100;
  for (let questions = 1; questions < plan.questions; questions += 1) {
    const pack = packs.findLast(({ wallet }) => (wallet * 100) / questionPaise <= questions);
    const paise = questions * questionPaise * (pack === undefined ? 1 : pack.price / pack.wallet) * (1 + gstPercent / 100);
    if (paise > planPaise) return questions;
  }
  return plan.questions;
}
