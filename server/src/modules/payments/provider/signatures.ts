import { createHmac } from 'node:crypto';
import { hashesEqual } from '../../session/keyed-hash';

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

/** Signature of an order's payment, made with the secret of the API key. */
export const signOrderPayment = (secret: string, orderId: string, paymentId: string) => sign(secret, `${orderId}|${paymentId}`);

/** Signature of a subscription's payment, with the ids in reverse order. */
export const signSubscriptionPayment = (secret: string, subscriptionId: string, paymentId: string) =>
  sign(secret, `${paymentId}|${subscriptionId}`);

/** Signature of a webhook's raw body, made with the secret of the webhook. */
export const signWebhook = (secret: string, body: string) => sign(secret, body);

/** Compares in constant time. */
export const isSignature = hashesEqual;
