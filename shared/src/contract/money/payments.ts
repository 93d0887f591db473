import * as z from 'zod/mini';
import { cursorSchema } from './balance';
import { idSchema, responseSchema } from '../response';
import { wholeNumber } from '../input/whole-number';

/** `checkout_url` is the provider's script, which defines `window.Razorpay`; `is_test` means that no real money moves. */
export const paymentConfigResponse = responseSchema({ key_id: z.string(), checkout_url: z.string(), is_test: z.boolean() });
export type PaymentConfigResponse = z.infer<typeof paymentConfigResponse>;

const couponSchema = z.string().check(z.minLength(1), z.maxLength(40));
const rechargeAstrologer = z.enum(['oracle', 'astra', 'Oracle', 'Astra']);

/** A pack by the amount that it adds to the wallet, in rupees. */
export const rechargeOrderRequest = z.object({
  astrologer: rechargeAstrologer,
  wallet: wholeNumber().check(z.minimum(1), z.maximum(100_000)),
  coupon: z.optional(couponSchema),
});
export type RechargeOrderRequest = z.infer<typeof rechargeOrderRequest>;

/**
 * `acknowledges`: the page will confirm with `seen` that it has shown a payment that `payment_credited` reported. `amount`: the
 * price that the page shows, in paise; it is never charged, but another price is refused with `price_changed`.
 */
export const orderQuery = z.object({
  acknowledges: z.optional(z.literal('1')),
  amount: z.optional(wholeNumber().check(z.minimum(1), z.maximum(1_000_000_000))),
});
export type OrderQuery = z.infer<typeof orderQuery>;

/** The price of a recharge, in paise: `price` − `discount` = `taxable`; + `gst` = `amount`, which is to be paid. */
const priceLines = {
  wallet: z.number(),
  original_price: z.number(),
  price: z.number(),
  discount: z.number(),
  discount_percent: z.number(),
  taxable: z.number(),
  gst: z.number(),
  gst_percent: z.number(),
  amount: z.number(),
  currency: z.string(),
};

export const rechargeQuoteResponse = responseSchema(priceLines);
export type RechargeQuoteResponse = z.infer<typeof rechargeQuoteResponse>;

export const rechargeOrderResponse = responseSchema({ key_id: z.string(), order_id: z.string(), ...priceLines });
export type RechargeOrderResponse = z.infer<typeof rechargeOrderResponse>;

const providerText = z.string().check(z.minLength(1), z.maxLength(200));

/** The result that the provider's window returns, unchanged. */
export const rechargeVerifyRequest = z.object({
  razorpay_payment_id: providerText,
  razorpay_order_id: providerText,
  razorpay_signature: providerText,
});
export type RechargeVerifyRequest = z.infer<typeof rechargeVerifyRequest>;

/** The new balance of the wallet in rupees, and the receipt. */
export const rechargeVerifyResponse = responseSchema({ balance: z.number(), added: z.number(), receipt_id: z.string() });
export type RechargeVerifyResponse = z.infer<typeof rechargeVerifyResponse>;

/**
 * `created`: not paid yet; `attempted`: a payment failed or is pending; `paid`: the wallet was credited; `refunded`: the money
 * was refunded; `expired`: the order can no longer be paid, and a late payment is refunded.
 */
export const orderStates = ['created', 'attempted', 'paid', 'refunded', 'expired'] as const;
export type OrderState = (typeof orderStates)[number];

export const rechargeDropRequest = z.object({ order_id: idSchema });
/** With `seen` the page says that it has shown the order as paid. */
export const rechargeStatusRequest = z.object({ order_id: idSchema, seen: z.optional(z.literal('1')) });
export const rechargeStatusResponse = responseSchema({
  order_id: z.string(),
  state: z.enum(orderStates),
  wallet: z.number(),
  amount: z.number(),
  balance: z.number(),
  receipt_id: z.nullable(z.string()),
});
export type RechargeStatusResponse = z.infer<typeof rechargeStatusResponse>;

/**
 * A recharge whose payment was begun and neither completed nor dropped; `amount` in paise, `wallet` is what it adds, in rupees.
 * `prices` are those of the order, which may differ from today's.
 */
export const openRecharge = z.object({
  order_id: z.string(),
  astrologer: z.enum(['Oracle', 'Astra']),
  wallet: z.number(),
  coupon: z.nullable(z.string()),
  amount: z.number(),
  created_at: z.string(),
  prices: z.optional(z.object(priceLines)),
});
export type OpenRecharge = z.infer<typeof openRecharge>;

/** The open recharges of a person, newest first. */
export const rechargeOpenResponse = responseSchema({ orders: z.array(openRecharge) });
export type RechargeOpenResponse = z.infer<typeof rechargeOpenResponse>;

export const transactionKinds = ['recharge', 'subscription', 'refund'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

export const paymentTransactionsRequest = z.object({ kind: z.optional(z.enum(transactionKinds)), cursor: z.optional(cursorSchema) });
export type PaymentTransactionsRequest = z.infer<typeof paymentTransactionsRequest>;

/** A payment or a refund, newest first; `amount` and `gst` in paise. `method` is the provider's: upi, card, netbanking, wallet. */
export const paymentTransaction = z.object({
  transaction_id: z.string(),
  kind: z.enum(transactionKinds),
  at: z.string(),
  amount: z.number(),
  gst: z.number(),
  method: z.nullable(z.string()),
  receipt_id: z.nullable(z.string()),
  /** The state of a refund. */
  refund_state: z.optional(z.enum(['on_its_way', 'returned', 'failed'])),
  /** Of a refund: what had already been used and is not taken back; rupees of the wallet or questions of a plan. */
  used: z.optional(z.object({ unit: z.enum(['wallet', 'questions']), count: z.number() })),
});
export type PaymentTransaction = z.infer<typeof paymentTransaction>;
export const paymentTransactionsResponse = responseSchema({
  transactions: z.array(paymentTransaction),
  next_cursor: z.nullable(z.string()),
});
export type PaymentTransactionsResponse = z.infer<typeof paymentTransactionsResponse>;

export const paymentReceiptRequest = z.object({ receipt_id: idSchema });

/**
 * A tax invoice, or the credit note of a refund (`kind` refund), which names its `invoice`; amounts in paise. `document_url` is a
 * page to read and print, `pdf_url` a file; both are valid for 15 minutes, without a session.
 */
export const paymentReceiptResponse = responseSchema({
  receipt_id: z.string(),
  number: z.string(),
  issued_at: z.string(),
  kind: z.enum(transactionKinds),
  description: z.string(),
  taxable: z.number(),
  gst: z.number(),
  gst_percent: z.number(),
  amount: z.number(),
  method: z.nullable(z.string()),
  payment_id: z.string(),
  mobile: z.nullable(z.string()),
  seller: z.object({ name: z.string(), address: z.array(z.string()), gstin: z.string(), state: z.string(), sac: z.string() }),
  invoice: z.nullable(z.string()),
  document_url: z.string(),
  pdf_url: z.string(),
});
export type PaymentReceiptResponse = z.infer<typeof paymentReceiptResponse>;

/** The query of a signed link; `lang` is the language of the document. */
export const paymentReceiptDocumentRequest = z.object({
  receipt_id: idSchema,
  expires: z.coerce.number(),
  signature: providerText,
  lang: z.optional(z.enum(['en', 'hi'])),
});
