import type { Prices } from './prices';

/** Prices in the contract's format; the wallet in rupees, everything else in paise. */
export const toPriceLines = ({ wallet, originalPrice, price, discount, discountPercent, gst, gstPercent, amount }: Prices) => ({
  wallet: wallet / 100,
  original_price: originalPrice,
  price,
  discount,
  discount_percent: discountPercent,
  taxable: price - discount,
  gst,
  gst_percent: gstPercent,
  amount,
  currency: 'INR',
});
