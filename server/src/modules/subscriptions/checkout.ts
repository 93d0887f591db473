import type { FastifyBaseLogger } from 'fastify';
import type { VerifySubscriptionRequest } from '@oracle-astra/shared/contract';
import type { CommerceConfig } from '../../config/product/commerce';
import type { PaymentConfig } from '../../config/product/payments';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { toUnavailable } from '../payments/closed-payments';
import { refuseOtherPrice } from '../payments/prices';
import type { CreditCharge } from '../payments/credit-charge';
import type { GatewayPayment, PaymentGateway } from '../payments/provider/gateway';
import type { Recharges } from '../payments/recharges';
import type { Payer } from '../payments/unnoticed-payments';
import { isSignature, signSubscriptionPayment } from '../payments/provider/signatures';
import { lockPerson } from '../../db/lock-person';
import { createMandateRepository } from './mandate-repository';
import type { Mandates } from './mandates';
import { createSubscriptionRepository, type SubscriptionOrder } from './repository';
import { isCurrentOrder } from './state';

interface CheckoutDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  commerce: CommerceConfig;
  config: PaymentConfig | null;
  gateway: PaymentGateway | null;
  creditCharge: CreditCharge;
  mandates: Pick<Mandates, 'requestEnd'>;
  sendRefunds: () => Promise<unknown>;
  isSubscribed: (tx: Database, uid: string) => Promise<boolean>;
  recharges: Pick<Recharges, 'refuseUnnoticed'>;
  /** Checks an open order of a plan with the provider. */
  ask: (id: string) => Promise<unknown>;
  /** The provider's id of the plan at today's price. */
  findPlan: () => Promise<string>;
}

/** Buying a subscription: its order at the provider, and the confirmation of the first charge. */
// eslint-disable-next-line max-lines-per-function -- the steps of one purchase share what they are made of
export function createSubscriptionCheckout(deps: CheckoutDeps) {
  const { db, clock, log, commerce, config, gateway, creditCharge, mandates, sendRefunds, isSubscribed, recharges, ask, findPlan } = deps;
  const { price, questions } = commerce.plan;

  /** A person has one open order; a concurrent one, or one of an account that has ended meanwhile, is ended at the provider. */
  async function open(provider: PaymentGateway, uid: string): Promise<SubscriptionOrder> {
    const { id } = await provider.createSubscription({ planId: await findPlan() }).catch(toUnavailable(log));
    const now = clock();
    const order = { id, uid, pricePaise: price * 100, questions, gstPercent: commerce.gstPercent, createdAt: now, checkedAt: now };
    const result = await db.transaction(async (tx) => {
      const { isGone, isBanned } = await lockPerson(tx, uid);
      const subscriptions = createSubscriptionRepository(tx);
      const known = await subscriptions.openOrder(uid);
      const isWanted = known === null && !isGone && !isBanned && !(await isSubscribed(tx, uid));
      await subscriptions.addOrder({ ...order, state: isWanted ? 'created' : 'abandoned' });
      if (isWanted) return subscriptions.orderById(id);
      await mandates.requestEnd(tx, id);
      return known;
    });
    if (result === null) throw new DomainError('subscription_active');
    return result;
  }

  /** Credits a payment of a subscription. The cycle is the provider's. */
  async function settle(provider: PaymentGateway, order: SubscriptionOrder, paymentId: string): Promise<void> {
    const [payment, subscription, charges] = await Promise.all([
      provider.getPayment(paymentId),
      provider.getSubscription(order.id),
      provider.listCharges(order.id),
    ]);
    if (payment.status === 'failed' || payment.status === 'refunded') throw new DomainError('payment_failed');
    const isOfMandate = payment.amount === 0;
    if (!isOfMandate && payment.amount !== order.pricePaise) throw new DomainError('payment_mismatch');
    // A mandate alone is confirmed without an amount; its first charge follows days later.
    if (isOfMandate || payment.status !== 'captured') {
      // A payment of a dropped order starts no plan, even if its bank accepts it.
      if (order.state === 'abandoned') throw new DomainError('payment_failed');
      await createMandateRepository(db).notePayment(order.id, clock(), paymentId);
      throw new DomainError('payment_pending');
    }
    // The cycle of this payment, not the current one, because the page may confirm it late.
    const paid = charges.find((charge) => charge.paymentId === paymentId);
    const start = paid?.cycleStart ?? (charges.length === 0 ? subscription.current_start : null);
    const end = paid?.cycleEnd ?? (charges.length === 0 ? subscription.current_end : null);
    if (start === null || end === null) throw new DomainError('payment_pending');
    const result = await credit(order.id, payment, { start, end });
    if (result === 'refused') throw new DomainError('payment_failed');
  }

  async function credit(id: string, payment: GatewayPayment, { start, end }: { start: number; end: number }) {
    const result = await db.transaction(async (tx) =>
      creditCharge(tx, id, payment, { paymentId: payment.id, start: new Date(start * 1000), end: new Date(end * 1000) }),
    );
    if (result === 'refused') await sendRefunds();
    return result;
  }

  /** Drops an order that is too old, has another price, or is no longer wanted, unless it was paid meanwhile. */
  const abandon = async (uid: string, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      await lockPerson(tx, uid);
      const order = await createSubscriptionRepository(tx).lockOrder(id);
      if (order?.state === 'created') await mandates.requestEnd(tx, id);
    });

  /** Asks the provider about an open order, which may be paid or have ended without an event. Returns whether it answered. */
  async function check(subscription: string): Promise<boolean> {
    try {
      await ask(subscription);
      return true;
    } catch (error) {
      log.warn({ err: error, subscription }, 'the payment provider was asked about a plan and failed');
      return false;
    }
  }

  return {
    credit,
    abandon,

    /** Whether an order can no longer be paid. */
    async hasLapsed(id: string): Promise<boolean> {
      return (await createSubscriptionRepository(db).orderById(id))?.state === 'abandoned';
    },

    /** The open order of a person, or a new one. Throws `subscription_active`, `price_changed`, `payment_pending` while a bank has its mandate, `payment_credited` and `payment_unavailable`. */
    async create(payer: Payer): Promise<{ keyId: string; order: SubscriptionOrder }> {
      const { uid } = payer;
      if (config === null || gateway === null) throw new DomainError('payment_unavailable');
      if (await isSubscribed(db, uid)) throw new DomainError('subscription_active');
      // A page that cannot show the credited payment would only report that the order failed.
      if (payer.acknowledges) await recharges.refuseUnnoticed(payer);
      const subscriptions = createSubscriptionRepository(db);
      const begun = await subscriptions.openOrder(uid);
      const isChecked = begun !== null && (await check(begun.id));
      if (begun !== null && (await isSubscribed(db, uid))) throw new DomainError('subscription_active');
      const known = begun && (await subscriptions.openOrder(uid));
      // A second mandate would be charged in addition to the first one.
      if (known !== null && known.mandateAt !== null) throw new DomainError('payment_pending');
      refuseOtherPrice(payer, price * 100);
      if (known !== null && isCurrentOrder(known, clock(), price)) return { keyId: config.keyId, order: known };
      if (known !== null && !isChecked) throw new DomainError('payment_unavailable');
      if (known !== null) await abandon(uid, known.id);
      return { keyId: config.keyId, order: await open(gateway, uid) };
    },

    /** Confirms the first charge from the result of the provider's window. Throws like a recharge. */
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
