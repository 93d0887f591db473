import { apiPaths } from '@oracle-astra/shared/contract';
import type { FakeAnswer } from '@oracle-astra/shared/testing';

const lines = {
  status: 'success',
  wallet: 120,
  original_price: 120_00,
  price: 114_00,
  gst_percent: 18,
  currency: 'INR',
};
export const fullPrice = { ...lines, discount: 0, discount_percent: 0, taxable: 114_00, gst: 20_52, amount: 134_52 };
export const reducedPrice = { ...lines, discount: 10_00, discount_percent: 9, taxable: 104_00, gst: 18_72, amount: 122_72 };

export const paymentConfig = { status: 'success', key_id: 'key_1', checkout_url: 'http://pay.test/v1/checkout.js', is_test: true };

export const orderStatus = (state: string, more: object = {}) => ({
  status: 'success',
  order_id: 'order_1',
  state,
  wallet: 120,
  amount: 134_52,
  balance: 120,
  receipt_id: state === 'paid' ? 'rcpt_1' : null,
  ...more,
});

export const me = { status: 'success', uid: 'u1', mobile: '919876543210', name: null, is_ban: 0, created_at: '2026-11-01T00:00:00.000Z' };

/** The API of a successful payment; tests override single answers. */
export const paymentAnswers = (answers: Record<string, FakeAnswer> = {}): Record<string, FakeAnswer> => ({
  [apiPaths.paymentConfig]: paymentConfig,
  [apiPaths.rechargeQuote]: (_body: unknown, url: URL) => (url.searchParams.get('coupon') ? reducedPrice : fullPrice),
  [apiPaths.rechargeOrder]: { ...fullPrice, key_id: 'key_1', order_id: 'order_1' },
  [apiPaths.rechargeStatus]: orderStatus('created'),
  [apiPaths.rechargeOpen]: { status: 'success', orders: [] },
  [apiPaths.me]: me,
  ...answers,
});

export const paidResult = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'signed' };
