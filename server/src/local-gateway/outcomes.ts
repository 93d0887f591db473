import { signOrderPayment, signSubscriptionPayment } from '../modules/payments/provider/signatures';
import { renewalOutcomes, type Outcome, type RenewalOutcome } from './choices';
import type { GatewayStore, StoredPayment, StoredSubscription } from './store';
import { newGatewayId } from './store';
import type { Delivery, WebhookEvent, WebhookSender } from './webhooks';

export interface PayRequest {
  order_id?: string | undefined;
  subscription_id?: string | undefined;
  method: string;
  outcome: Outcome;
}

/** The window's result for the page; null if the browser was closed. */
export type PayResult = { ok: true; response: Record<string, string> | null } | { ok: false; description: string };

interface OutcomeDeps {
  store: GatewayStore;
  sender: WebhookSender;
  keySecret: string;
  clock: () => Date;
  /** The delay in milliseconds of a renewal chosen in the window. */
  renewalMs: number;
}

const isRenewal = (outcome: Outcome): outcome is RenewalOutcome => outcome in renewalOutcomes;

const deliveries: Partial<Record<Outcome, Delivery>> = {
  late: 'late',
  twice: 'twice',
  'out-of-order': 'out-of-order',
  forged: 'forged',
  silent: 'never',
};

const cycleSeconds = 30 * 24 * 60 * 60;

/** Records outcomes and sends their events. */
function createRecorder({ store: { state, save }, sender, clock }: OutcomeDeps) {
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);
  return {
    nowSeconds,
    addPayment(payment: Omit<StoredPayment, 'id' | 'entity' | 'created_at' | 'amount_refunded'>): StoredPayment {
      const row: StoredPayment = { id: newGatewayId('pay'), entity: 'payment', created_at: nowSeconds(), amount_refunded: 0, ...payment };
      state.payments[row.id] = row;
      return row;
    },
    notify(events: readonly WebhookEvent[], outcome: Outcome): void {
      save();
      void sender.send(structuredClone(events), deliveries[outcome] ?? 'usual');
    },
  };
}

/** Cycles of subscriptions. */
function createCycles(deps: OutcomeDeps) {
  const { state } = deps.store;
  const { addPayment, notify, nowSeconds } = createRecorder(deps);

  /** Charges the next cycle of a subscription. One whose renewal is to fail ends when that is due. */
  function charge(subscription: StoredSubscription, method: string, outcome: Outcome): StoredPayment {
    const start = subscription.current_end ?? nowSeconds();
    const isShort = outcome === 'pending' || outcome === 'halted';
    const end = start + (isShort ? Math.floor(deps.renewalMs / 1000) : cycleSeconds);
    const amount = state.plans[subscription.plan_id]?.amount ?? 0;
    const id = newGatewayId('inv');
    const of = { order_id: null, subscription_id: subscription.id, invoice_id: id };
    const payment = addPayment({ ...of, amount, currency: 'INR', method, status: 'captured' });
    const activated = subscription.paid_count === 0 ? [{ event: 'subscription.activated', subscription }] : [];
    Object.assign(subscription, { status: 'active', current_start: start, current_end: end, paid_count: subscription.paid_count + 1 });
    const times = { billing_start: start, billing_end: end };
    state.invoices[id] = { id, entity: 'invoice', subscription_id: subscription.id, payment_id: payment.id, status: 'paid', ...times };
    notify([...activated, { event: 'subscription.charged', subscription, payment }], outcome);
    return payment;
  }

  return {
    charge,

    /** The end of a cycle: the next one is charged, or its charge fails or is halted. */
    renew(subscription: StoredSubscription, result: RenewalOutcome): void {
      if (result === 'charged' && subscription.cancel_at_cycle_end) {
        subscription.status = 'cancelled';
        notify([{ event: 'subscription.cancelled', subscription }], 'paid');
      } else if (result === 'charged') charge(subscription, 'upi', 'paid');
      else {
        subscription.status = result;
        notify([{ event: `subscription.${result}`, subscription }], 'paid');
      }
    },

    cancel(subscription: StoredSubscription, atCycleEnd: boolean): void {
      if (atCycleEnd) subscription.cancel_at_cycle_end = true;
      else subscription.status = 'cancelled';
      notify(atCycleEnd ? [] : [{ event: 'subscription.cancelled', subscription }], 'paid');
    },
  };
}

/** Payments of the window, and cycles of subscriptions. */
export function createOutcomes(deps: OutcomeDeps) {
  const { keySecret, store } = deps;
  const { orders, subscriptions } = store.state;
  const { addPayment, notify, nowSeconds } = createRecorder(deps);
  const { charge, renew, cancel } = createCycles(deps);

  function payOrder(orderId: string, method: string, outcome: Outcome): PayResult {
    const order = orders[orderId];
    if (order === undefined) return { ok: false, description: 'There is no such order.' };
    const failed = outcome === 'failed';
    const { amount, currency } = order;
    const status = failed ? 'failed' : outcome === 'held' ? 'authorized' : 'captured';
    const payment = addPayment({ order_id: orderId, subscription_id: null, amount, currency, method, status });
    if (order.status !== 'paid') order.status = status === 'captured' ? 'paid' : 'attempted';
    if (failed) {
      notify([{ event: 'payment.failed', payment }], outcome);
      return { ok: false, description: 'The bank declined the payment.' };
    }
    const authorized: StoredPayment = { ...payment, status: 'authorized' };
    const captured = outcome === 'held' ? [] : ['payment.captured', 'order.paid'].map((event) => ({ event, payment }));
    notify([{ event: 'payment.authorized', payment: authorized }, ...captured], outcome);
    const signature = signOrderPayment(keySecret, orderId, payment.id);
    const response = { razorpay_payment_id: payment.id, razorpay_order_id: orderId, razorpay_signature: signature };
    return { ok: true, response: outcome === 'closed' ? null : response };
  }

  function paySubscription(id: string, method: string, outcome: Outcome): PayResult {
    const subscription = subscriptions[id];
    if (subscription?.status !== 'created') return { ok: false, description: 'This subscription cannot be paid.' };
    if (outcome === 'failed') return { ok: false, description: 'The bank declined the mandate.' };
    const payment = charge(subscription, method, outcome);
    if (isRenewal(outcome)) setTimeout(() => renew(subscription, outcome), deps.renewalMs).unref();
    const signature = signSubscriptionPayment(keySecret, id, payment.id);
    const response = { razorpay_payment_id: payment.id, razorpay_subscription_id: id, razorpay_signature: signature };
    return { ok: true, response: outcome === 'closed' ? null : response };
  }

  return {
    renew,
    cancel,
    /** Sends an event caused by the REST API. */
    tell: (event: WebhookEvent): void => notify([event], 'paid'),
    nowSeconds,
    pay({ order_id: orderId, subscription_id: subscriptionId, method, outcome }: PayRequest): PayResult {
      if (orderId !== undefined) return payOrder(orderId, method, outcome);
      return subscriptionId === undefined
        ? { ok: false, description: 'Nothing is to be paid.' }
        : paySubscription(subscriptionId, method, outcome);
    },
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;
