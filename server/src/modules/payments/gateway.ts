/** An order as the provider keeps it; amounts in paise. */
export interface GatewayOrder {
  id: string;
  amount: number;
  status: string;
}

/** A payment as the provider keeps it; `order_id` is null for charges of a subscription. */
export interface GatewayPayment {
  id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: string | null;
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
  capture(payment: GatewayPayment): Promise<GatewayPayment>;
  /** Refunds once for a `receipt`, however often it is asked; returns the provider's id of the refund. */
  refund(paymentId: string, refund: { amount: number; receipt: string }): Promise<string>;
  createPlan(plan: { amount: number; currency: string; name: string }): Promise<string>;
  createSubscription(subscription: { planId: string }): Promise<GatewaySubscription>;
  getSubscription(id: string): Promise<GatewaySubscription>;
  listCharges(subscriptionId: string): Promise<GatewayCharge[]>;
  cancelSubscription(id: string, options: { atCycleEnd: boolean }): Promise<void>;
}

/** The provider did not answer, or refused; `status` is its HTTP status, null where there was none. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  constructor(
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(`The payment provider failed (${status ?? 'no answer'}).`, options);
  }
}
