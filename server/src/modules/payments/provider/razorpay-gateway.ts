import Razorpay from 'razorpay';
import type { PaymentConfig } from '../../../config/product/payments';
import type { GatewayCharge, GatewayOrder, GatewayRefund, PaymentGateway } from './gateway';
import {
  call,
  toPayment,
  toRefund,
  toSubscription,
  type Answer,
  type DisputeAnswer,
  type InvoiceAnswer,
  type PaymentAnswer,
  type RefundAnswer,
} from './razorpay-answers';

/** The SDK has no time limit of its own. */
const timeoutMs = 8000;
/** Ten years, the longest mandate of banks, in cycles. */
const cycles = 120;

function createClient({ url, keyId, keySecret }: PaymentConfig): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { defaults } = (client as unknown as { api: { rq: { defaults: { baseURL: string; timeout: number } } } }).api.rq;
  defaults.baseURL = url;
  defaults.timeout = timeoutMs;
  return client;
}

const pageSize = 100;

/** All pages of a list. */
async function listAll<Item>(read: (page: { count: number; skip: number }) => Promise<{ items: Item[] }>): Promise<Item[]> {
  const found: Item[] = [];
  for (;;) {
    const { items } = await read({ count: pageSize, skip: found.length });
    found.push(...items);
    if (items.length < pageSize) return found;
  }
}

/** Lists refunds of a payment and creates them; a repeated call must not create another one. */
async function refundOnce(
  client: Razorpay,
  paymentId: string,
  { amount, receipt }: { amount: number; receipt: string },
): Promise<GatewayRefund> {
  const { items } = await call<{ items: RefundAnswer[] }>(() => client.payments.fetchMultipleRefund(paymentId, { count: pageSize }));
  const known = items.find((refund) => refund.receipt === receipt && refund.status !== 'failed');
  return toRefund(known ?? (await call<RefundAnswer>(() => client.payments.refund(paymentId, { amount, receipt }))));
}

/** Razorpay, or the local gateway, with Razorpay's SDK. */
export function createRazorpayGateway(config: PaymentConfig): PaymentGateway {
  const client = createClient(config);
  return {
    async createOrder(order) {
      const { id, amount, status } = await call<Answer>(() => client.orders.create(order));
      return { id, amount: Number(amount), status } satisfies GatewayOrder;
    },
    async listOrderPayments(orderId) {
      const { items } = await call<{ items: PaymentAnswer[] }>(() => client.orders.fetchPayments(orderId));
      return items.map(toPayment);
    },
    getPayment: async (id) => toPayment(await call(() => client.payments.fetch(id))),
    capture: async ({ id, amount, currency }) => toPayment(await call(() => client.payments.capture(id, amount, currency))),
    refund: async (paymentId, refund) => refundOnce(client, paymentId, refund),
    async listRefunds(paymentId) {
      return (await call<{ items: RefundAnswer[] }>(() => client.payments.fetchMultipleRefund(paymentId, { count: pageSize }))).items.map(
        toRefund,
      );
    },
    listPaymentsSince: async (from) =>
      (await listAll((page) => call<{ items: PaymentAnswer[] }>(() => client.payments.all({ from, ...page })))).map(toPayment),
    listRefundsSince: async (from) =>
      (await listAll((page) => call<{ items: RefundAnswer[] }>(() => client.refunds.all({ from, ...page })))).map(toRefund),
    async listLostDisputes() {
      const all = await listAll((page) => call<{ items: DisputeAnswer[] }>(() => client.disputes.all(page)));
      return all.flatMap(({ id, payment_id: paymentId, amount, status }) =>
        status === 'lost' ? [{ id, paymentId, amount: Number(amount) }] : [],
      );
    },
    async createPlan({ amount, currency, name }) {
      return (await call<Answer>(() => client.plans.create({ period: 'monthly', interval: 1, item: { name, amount, currency } }))).id;
    },
    createSubscription: async ({ planId }) =>
      toSubscription(await call(() => client.subscriptions.create({ plan_id: planId, total_count: cycles, customer_notify: false }))),
    getSubscription: async (id) => toSubscription(await call(() => client.subscriptions.fetch(id))),
    async listCharges(subscriptionId) {
      const query = { subscription_id: subscriptionId, count: 100 } as Parameters<typeof client.invoices.all>[0];
      const { items } = await call<{ items: InvoiceAnswer[] }>(() => client.invoices.all(query));
      // The provider lists the newest first; cycles are processed in chronological order.
      return items
        .flatMap(({ payment_id: paymentId, status, billing_start: cycleStart, billing_end: cycleEnd }): GatewayCharge[] =>
          paymentId !== null && status === 'paid' && cycleStart !== null && cycleEnd !== null ? [{ paymentId, cycleStart, cycleEnd }] : [],
        )
        .sort((one, other) => one.cycleStart - other.cycleStart);
    },
    async findInvoice(invoiceId) {
      const invoice = await call<Partial<InvoiceAnswer> & { subscription_id?: string | null }>(() => client.invoices.fetch(invoiceId));
      const { subscription_id: subscriptionId, billing_start: cycleStart, billing_end: cycleEnd } = invoice;
      return subscriptionId && cycleStart && cycleEnd ? { subscriptionId, cycleStart, cycleEnd } : null;
    },
    async cancelSubscription(id, { atCycleEnd }) {
      await call(() => client.subscriptions.cancel(id, atCycleEnd));
    },
  };
}
