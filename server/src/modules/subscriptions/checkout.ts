import type { FastifyBaseLogger } from 'fastify';
import type { VerifySubscriptionRequest } from '@oracle-astra/shared/contract';
import type { CommerceConfig } from '../../config/commerce';
import type { PaymentConfig } from '../../config/payments';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { toUnavailable } from '../payments/closed-payments';
import type { CreditCharge } from '../payments/credit-charge';
import type { GatewayPayment, PaymentGateway } from '../payments/gateway';
import { isSignature, signSubscriptionPayment } from '../payments/signatures';
import { createSubscriptionRepository, type SubscriptionOrder } from './repository';

interface CheckoutDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  commerce: CommerceConfig;
  config: PaymentConfig | null;
  gateway: PaymentGateway | null;
  creditCharge: CreditCharge;
  isSubscribed: (tx: Database, uid: string) => Promise<boolean>;
  /** The provider's id of the plan at today's price. */
  findPlan: () => Promise<string>;
}

const orderLifetimeMs = 24 * 60 * 60 * 1000;
const toDate = (seconds: number) => new Date(seconds * 1000);

/** Buying a subscription: its order at the provider, and the confirmation of the first charge. */
export function createSubscriptionCheckout(deps: CheckoutDeps) {
  const { db, clock, log, commerce, config, gateway, creditCharge, isSubscribed, findPlan } = deps;
  const { price, questions } = commerce.plan;

  async function open(provider: PaymentGateway, uid: string): Promise<SubscriptionOrder> {
    const { id } = await provider.createSubscription({ planId: await findPlan() }).catch(toUnavailable(log));
    const subscriptions = createSubscriptionRepository(db);
    const now = clock();
    const order = { id, uid, pricePaise: price * 100, questions, gstPercent: commerce.gstPercent, createdAt: now, checkedAt: now };
    if (await subscriptions.addOrder(order)) return { ...order, state: 'created' };
    const known = await subscriptions.openOrder(uid);
    if (known === null) throw new DomainError('payment_unavailable');
    return known;
  }

  const isCurrent = (order: SubscriptionOrder) =>
    order.pricePaise === price * 100 && clock().getTime() - order.createdAt.getTime() < orderLifetimeMs;

  /** Credits a payment of a subscription. The cycle is the provider's. */
  async function settle(provider: PaymentGateway, order: SubscriptionOrder, paymentId: string): Promise<void> {
    const [payment, subscription] = await Promise.all([provider.getPayment(paymentId), provider.getSubscription(order.id)]);
    if (payment.status === 'failed') throw new DomainError('payment_failed');
    if (payment.amount !== order.pricePaise) throw new DomainError('payment_mismatch');
    const { current_start: start, current_end: end } = subscription;
    if (payment.status !== 'captured' || start === null || end === null) throw new DomainError('payment_pending');
    const result = await credit(order.id, payment, { start, end });
    if (result === 'refused') throw new DomainError('payment_failed');
  }

  const credit = async (id: string, payment: GatewayPayment, { start, end }: { start: number; end: number }) =>
    db.transaction(async (tx) => creditCharge(tx, id, payment, { paymentId: payment.id, start: toDate(start), end: toDate(end) }));

  return {
    credit,

    /** The open order of a person, or a new one. Throws `subscription_active` and `payment_unavailable`. */
    async create(uid: string): Promise<{ keyId: string; order: SubscriptionOrder }> {
      if (config === null || gateway === null) throw new DomainError('payment_unavailable');
      if (await isSubscribed(db, uid)) throw new DomainError('subscription_active');
      const subscriptions = createSubscriptionRepository(db);
      const known = await subscriptions.openOrder(uid);
      if (known !== null && isCurrent(known)) return { keyId: config.keyId, order: known };
      if (known !== null) await subscriptions.setOrderState(known.id, 'abandoned');
      return { keyId: config.keyId, order: await open(gateway, uid) };
    },

    /** Confirms the first charge from the result of the provider's window. Throws as a recharge does. */
    async verify(uid: string, result: VerifySubscriptionRequest): Promise<void> {
      if (config === null || gateway === null) throw new DomainError('payment_unavailable');
      const { razorpay_subscription_id: id, razorpay_payment_id: paymentId, razorpay_signature: signature } = result;
      const order = await createSubscriptionRepository(db).orderById(id);
      if (order?.uid !== uid) throw new DomainError('order_not_found');
      if (!isSignature(signature, signSubscriptionPayment(config.keySecret, id, paymentId))) throw new DomainError('payment_mismatch');
      try {
        await settle(gateway, order, paymentId);
      } catch (error) {
        if (error instanceof DomainError) throw error;
        log.error({ err: error }, 'a subscription was not confirmed');
        throw new DomainError('payment_pending');
      }
    },
  };
}

export type SubscriptionCheckout = ReturnType<typeof createSubscriptionCheckout>;
