/** An order of the provider; amounts in paise. */
export interface GatewayOrder {
  id: string;
  amount: number;
  status: string;
}

/** A payment of the provider; for charges of a subscription `order_id` is not one of this site. */
export interface GatewayPayment {
  id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: string | null;
  /** Set for a charge of a subscription. */
  invoice_id: string | null;
  /** Refunded paise. */
  amount_refunded: number;
}

/** A refund of the provider; `receipt` is that of the request. */
export interface GatewayRefund {
  id: string;
  paymentId: string;
  amount: number;
  status: 'pending' | 'processed' | 'failed';
  receipt: string | null;
}

/** A subscription of the provider; times are seconds since 1970. */
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

/** The cycle for which a subscription is charged; one that fails is charged again by another payment. */
type GatewayInvoice = Omit<GatewayCharge, 'paymentId'> & { subscriptionId: string };

/** The payment provider. Methods throw a GatewayError. */
export interface PaymentGateway {
  createOrder(order: { amount: number; currency: string; receipt: string }): Promise<GatewayOrder>;
  listOrderPayments(orderId: string): Promise<GatewayPayment[]>;
  getPayment(id: string): Promise<GatewayPayment>;
  /**
   * Captures an authorized payment. The provider returns uncaptured payments itself after a time-out, and documents no call
   * that releases them earlier.
   */
  capture(payment: GatewayPayment): Promise<GatewayPayment>;
  /** Refunds once for each `receipt`, also if called repeatedly; a failed refund does not count. */
  refund(paymentId: string, refund: { amount: number; receipt: string }): Promise<GatewayRefund>;
  listRefunds(paymentId: string): Promise<GatewayRefund[]>;
  /** Payments created since then; null for one that cannot be read. */
  listPaymentsSince(seconds: number): Promise<(GatewayPayment | null)[]>;
  /** Refunds created since then, of all payments, including those of the dashboard; null for one that cannot be read. */
  listRefundsSince(seconds: number): Promise<(GatewayRefund | null)[]>;
  /** Lost disputes of all payments; null for one that cannot be read. */
  listLostDisputes(): Promise<({ id: string; paymentId: string; amount: number } | null)[]>;
  createPlan(plan: { amount: number; currency: string; name: string }): Promise<string>;
  createSubscription(subscription: { planId: string }): Promise<GatewaySubscription>;
  getSubscription(id: string): Promise<GatewaySubscription>;
  listCharges(subscriptionId: string): Promise<GatewayCharge[]>;
  /** The subscription and the cycle of an invoice, paid or not; null for others. */
  findInvoice(invoiceId: string): Promise<GatewayInvoice | null>;
  cancelSubscription(id: string, options: { atCycleEnd: boolean }): Promise<void>;
}

const [clientErrors, serverErrors] = [400, 500];
/** Wrong keys, no permission, a time-out, too many requests: other requests would fail too. */
const refusesAll: readonly number[] = [401, 403, 408, 429];

/** The provider did not answer, or refused; `status` is its HTTP status, null without an answer, `description` its message. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  constructor(
    readonly status: number | null,
    options?: ErrorOptions,
    readonly description = '',
  ) {
    super(`The payment provider failed (${status ?? 'no answer'}).`, options);
  }

  /** Whether the provider refuses only this request. */
  get isRefusal(): boolean {
    return this.status !== null && this.status >= clientErrors && this.status < serverErrors && !refusesAll.includes(this.status);
  }

  /**
   * Whether the provider does not know the id (any more). Recognised by the message, because the status is 400 as for any
   * invalid request, and 404 is also the answer to a wrong address.
   */
  get isUnknownId(): boolean {
    return this.isRefusal && /\bid provided does not exist\b|\bis not a valid id\b/iu.test(this.description);
  }
}

/** For an unknown id the list is empty. */
export function emptyIfUnknown(error: unknown): never[] {
  if (error instanceof GatewayError && error.isUnknownId) return [];
  throw error;
}
