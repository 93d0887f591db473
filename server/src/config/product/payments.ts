import type { ProductEnvironment } from './product-environment';
import type { SigningSecrets } from '../../modules/session/keyed-hash';
import { splitSecrets } from '../secrets/split-secrets';
import { StartError } from '../start/start-error';

/** Account at Razorpay, or the local gateway with its API. */
export interface PaymentConfig {
  /** Origin of the REST API. */
  url: string;
  keyId: string;
  keySecret: string;
  /** Of its events, which the provider retries with the secret with which it sent them first. */
  webhookSecrets: SigningSecrets;
  /** Address of the script that defines `window.Razorpay`. */
  checkoutUrl: string;
  /** Further origins of the provider's window besides that of its script. */
  windowOrigins: readonly string[];
  /** Whether no real money moves. */
  isTest: boolean;
}

const razorpay = {
  url: 'https://api.razorpay.com',
  checkoutUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  windowOrigins: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
};

/** The payment provider of the environment; null if it has no keys. Throws a StartError for an incomplete one. */
export function readPayments(
  { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret }: ProductEnvironment,
  { local }: { local: boolean },
): PaymentConfig | null {
  if (keyId && keySecret && webhookSecret)
    return { ...razorpay, keyId, keySecret, webhookSecrets: { list: splitSecrets(webhookSecret) }, isTest: keyId.startsWith('rzp_test_') };
  if (!local || keyId || keySecret || webhookSecret)
    throw new StartError(
      `${local ? '' : 'In production '}RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set${local ? ' together' : ': the local gateway moves no money'}.`,
    );
  return null;
}
