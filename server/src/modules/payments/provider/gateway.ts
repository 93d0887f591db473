/** An order as the provider keeps it; amounts in paise. */
export interface GatewayOrder {
  id: string;
  amount: number;
  status: string;
}

/** A payment as the provider keeps it; `order_id` is none of this site's for charges of a subscription. */
export interface GatewayPayment {
  id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: string | null;
  /** Of a charge of a subscription. */
  invoice_id: string | null;
  /** Paise that have gone back. */
  amount_refunded: number;
}

/** A refund as the provider keeps it; `receipt` is the one that it was asked with. */
export interface GatewayRefund {
  id: string;
  paymentId: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  receipt: string | null;
}

/** A subscription as the provider keeps it; times are seconds since 1970. */
export interface GatewaySubscription {
  id: string;
  status: string;
  current_start: number | null;
  current_end: number | null;
}

/** A paid cycle of a subscription; times are seconds since 1970. */
export interface GatewayCharge {
  paymentId: string;
  cycleStart: number;
  cycleEnd: number;
}

/** The payment provider. Methods throw a GatewayError. */
export interface PaymentGateway {
  createOrder(order: { amount: number; currency: string; receipt: string }): Promise<GatewayOrder>;
  listOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  getPayment(id: string): Promise<GatewayPayment>;
  /** Takes the money of an authorized payment. The provider gives back by itself what is not captured in time, and documents no call that does so earlier. */
  capture(payment: GatewayPayment): Promise<GatewayPayment>;
  /** Refunds once for a `receipt`, however often it is called; a failed refund does not count. */
  refund(paymentId: string, refund: { amount: number; receipt: string }): Promise<GatewayRefund>;
  listRefunds(paymentId: string): Promise<GatewayRefund[]>;
  /** Payments that were made since then. */
  listPaymentsSince(seconds: number): Promise<GatewayPayment[]>;
  /** Refunds of all payments that were made since then, whoever made them. */
  listRefundsSince(seconds: number): Promise<GatewayRefund[]>;
  /** Disputes of all payments that were lost. */
  listLostDisputes(): Promise<{ id: string; paymentId: string; amount: number }[]>;
  createPlan(plan: { amount: number; currency: string; name: string }): Promise<string>;
  createSubscription(subscription: { planId: string }): Promise<GatewaySubscription>;
  getSubscription(id: string): Promise<GatewaySubscription>;
  listCharges(subscriptionId: string): Promise<GatewayCharge[]>;
  /** The subscription of an invoice; null if it has none. */
  findSubscription(invoiceId: string): Promise<string | null>;
  cancelSubscription(id: string, options: { atCycleEnd: boolean }): Promise<void>;
}

const [clientErrors, serverErrors] = [400, 500];
/** Wrong keys, no permission, a time limit, too many requests: the next request fares no better. */
const refusesAll: readonly number[] = [401, 403, 408, 429];

/** The provider did not answer, or refused; `status` is its HTTP status, null if there was none, `description` its words. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  constructor(
    readonly status: number | null,
    options?: ErrorOptions,
    private readonly description = '',
  ) {
    super(`The payment provider failed (${status ?? 'no answer'}).`, options);
  }

  /** Whether the provider refuses this one request, and not all of them. */
  get isRefusal(): boolean {
    return this.status !== null && this.status >= clientErrors && this.status < serverErrors && !refusesAll.includes(this.status);
  }

  /** Whether the provider does not know the id, now or any more. By its words: the status is 400 as for any fault of a request, and a wrong address answers 404. */
  get isUnknownId(): boolean {
    return this.isRefusal && /\bid provided does not exist\b|\bis not a valid id\b/iu.test(this.description);
  }
}

/** Of an id that the provider does not know there is nothing to list. */
export function emptyIfUnknown(error: unknown): never[] {
  if (error instanceof GatewayError && error.isUnknownId) return [];
  throw error;
}
