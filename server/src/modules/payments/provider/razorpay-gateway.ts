import Razorpay from 'razorpay';
import * as z from 'zod/mini';
import type { PaymentConfig } from '../../../config/product/payments';
import {
  disputeAnswer,
  invoiceAnswer,
  orderAnswer,
  paymentEntity,
  planAnswer,
  refundEntity,
  subscriptionAnswer,
  toPayment,
  toRefund,
  toSubscription,
} from './entities';
import { GatewayError, type GatewayCharge, type GatewayRefund, type PaymentGateway } from './gateway';
import { ask, askList, call, listOf } from './razorpay-answers';

/** The SDK has no time limit of its own. */
const timeoutMs = 8000;
/** Ten years, the longest mandate of banks, in cycles. */
const cycles = 120;

function createClient({ url, keyId, keySecret }: PaymentConfig): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { defaults } = (client as unknown as { api: { rq: { defaults: { baseURL: string; timeout: number; maxRedirects: number } } } }).api
    .rq;
  defaults.baseURL = url;
  defaults.timeout = timeoutMs;
  defaults.maxRedirects = 0;
  return client;
}

const unpaidInvoices = ['draft', 'issued', 'cancelled', 'expired', 'deleted'];
const pageSize = 100;

/** All pages of a list; null for an item that cannot be read. */
async function listAll<Item extends z.ZodMiniType>(
  item: Item,
  read: (page: { count: number; skip: number }) => Promise<unknown>,
): Promise<(z.infer<Item> | null)[]> {
  const found: (z.infer<Item> | null)[] = [];
  for (;;) {
    const { items } = await ask(listOf(z.unknown()), async () => read({ count: pageSize, skip: found.length }));
    found.push(...items.map((each) => item.safeParse(each).data ?? null));
    if (items.length < pageSize) return found;
  }
}

const listRefunds = async (client: Razorpay, paymentId: string): Promise<GatewayRefund[]> =>
  (await askList(refundEntity, ['failed'], async () => client.payments.fetchMultipleRefund(paymentId, { count: pageSize }))).map(toRefund);

/** Lists refunds of a payment and creates them; a repeated call must not create another one. */
async function refundOnce(client: Razorpay, paymentId: string, request: { amount: number; receipt: string }): Promise<GatewayRefund> {
  const known = (await listRefunds(client, paymentId)).find(({ receipt, status }) => receipt === request.receipt && status !== 'failed');
  return known ?? toRefund(await ask(refundEntity, async () => client.payments.refund(paymentId, request)));
}

/** Razorpay, or the local gateway, with Razorpay's SDK. */
export function createRazorpayGateway(config: PaymentConfig): PaymentGateway {
  const client = createClient(config);
  return {
    async createOrder(order) {
      const made = await ask(orderAnswer, async () => client.orders.create(order));
      // Its payment could not be credited.
      if (made.amount !== order.amount) throw new GatewayError(null);
      return made;
    },
    listOrderPayments: async (orderId) =>
      (await askList(paymentEntity, ['created', 'failed'], async () => client.orders.fetchPayments(orderId))).map(toPayment),
    getPayment: async (id) => toPayment(await ask(paymentEntity, async () => client.payments.fetch(id))),
    capture: async ({ id, amount, currency }) =>
      toPayment(await ask(paymentEntity, async () => client.payments.capture(id, amount, currency))),
    refund: async (paymentId, refund) => refundOnce(client, paymentId, refund),
    listRefunds: async (paymentId) => listRefunds(client, paymentId),
    listPaymentsSince: async (from) =>
      (await listAll(paymentEntity, async (page) => client.payments.all({ from, ...page }))).map((each) => each && toPayment(each)),
    listRefundsSince: async (from) =>
      (await listAll(refundEntity, async (page) => client.refunds.all({ from, ...page }))).map((each) => each && toRefund(each)),
    listLostDisputes: async () =>
      (await listAll(disputeAnswer, async (page) => client.disputes.all(page)))
        .filter((each) => each === null || each.status === 'lost')
        .map((each) => each && { id: each.id, paymentId: each.payment_id, amount: each.amount }),
    createPlan: async ({ amount, currency, name }) =>
      (await ask(planAnswer, async () => client.plans.create({ period: 'monthly', interval: 1, item: { name, amount, currency } }))).id,
    createSubscription: async ({ planId }) => {
      const request = { plan_id: planId, total_count: cycles, customer_notify: false };
      return toSubscription(await ask(subscriptionAnswer, async () => client.subscriptions.create(request)));
    },
    getSubscription: async (id) => toSubscription(await ask(subscriptionAnswer, async () => client.subscriptions.fetch(id))),
    async listCharges(subscriptionId) {
      const query = { subscription_id: subscriptionId, count: 100 } as Parameters<typeof client.invoices.all>[0];
      const items = await askList(invoiceAnswer, unpaidInvoices, async () => client.invoices.all(query));
      // The provider lists the newest first; cycles are processed in chronological order.
      return items
        .flatMap(({ payment_id: paymentId, status, billing_start: cycleStart, billing_end: cycleEnd }): GatewayCharge[] =>
          paymentId && status === 'paid' && cycleStart && cycleEnd ? [{ paymentId, cycleStart, cycleEnd }] : [],
        )
        .sort((one, other) => one.cycleStart - other.cycleStart);
    },
    async findInvoice(invoiceId) {
      const invoice = await ask(invoiceAnswer, async () => client.invoices.fetch(invoiceId));
      const { subscription_id: subscriptionId, billing_start: cycleStart, billing_end: cycleEnd } = invoice;
      return subscriptionId && cycleStart && cycleEnd ? { subscriptionId, cycleStart, cycleEnd } : null;
    },
    async cancelSubscription(id, { atCycleEnd }) {
      await call(async () => client.subscriptions.cancel(id, atCycleEnd));
    },
  };
}
