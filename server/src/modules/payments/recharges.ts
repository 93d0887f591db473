import type { OpenRecharge, OrderState, RechargeVerifyRequest } from '@oracle-astra/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { PaymentConfig } from '../../config/product/payments';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import type { Ledger } from '../ledger/service';
import { lockPerson } from '../../db/lock-person';
import { GatewayError, type GatewayPayment, type PaymentGateway } from './provider/gateway';
import { createOrderRepository, isOpen, type PaymentOrder } from './order-repository';
import { createPaymentRepository } from './payment-repository';
import { toPriceLines } from './price-lines';
import { toPrices } from './prices';
import type { Settlement } from './settle';
import { isSignature, signOrderPayment } from './provider/signatures';
import { acknowledge, markNotified, PaymentCredited, refuseUnnotified, type Payer } from './unnoticed-payments';

interface RechargeDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  ledger: Ledger;
  config: PaymentConfig | null;
  gateway: PaymentGateway | null;
  settlement: Settlement;
}

/** A recharge for its owner: rupees in the wallet, paise paid. */
export interface RechargeState {
  orderId: string;
  state: OrderState;
  wallet: number;
  amount: number;
  balance: number;
  receiptId: string | null;
}

/** An open order for its returning owner. */
const toOpen = (order: PaymentOrder, providerId: string): OpenRecharge => ({
  order_id: providerId,
  astrologer: order.astrologer,
  wallet: order.walletPaise / 100,
  coupon: order.coupon,
  amount: order.amountPaise,
  created_at: order.createdAt.toISOString(),
  prices: toPriceLines(toPrices(order)),
});

/** The minimum seconds between two checks of an order for its page. */
const minCheckSeconds = 3;

/** The operations after the payment of a recharge. */
// eslint-disable-next-line max-lines-per-function -- the steps of one payment
export function createRecharges({ db, clock, log, ledger, config, gateway, settlement }: RechargeDeps) {
  async function describe(order: PaymentOrder): Promise<RechargeState> {
    const payments = createPaymentRepository(db);
    const payment = await payments.creditedByOrder(order.id);
    return {
      orderId: order.providerId ?? order.id,
      state: order.state,
      wallet: order.walletPaise / 100,
      amount: order.amountPaise,
      balance: (await ledger.available(db, order.uid, 'wallet_paise')) / 100,
      receiptId: payment === null ? null : await payments.receiptIdOf(payment.id),
    };
  }

  /** The order of this person. Throws `order_not_found` for anybody else's. */
  async function findOwn(uid: string, providerId: string): Promise<PaymentOrder> {
    const order = await createOrderRepository(db).byProviderId(providerId);
    if (order?.uid !== uid) throw new DomainError('order_not_found');
    return order;
  }

  async function fetchPayment(id: string): Promise<GatewayPayment> {
    try {
      if (gateway !== null) return await gateway.getPayment(id);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.error({ err: error }, 'a payment was not confirmed');
    }
    throw new DomainError('payment_pending');
  }

  /** Reconciling retries a failure; the log has the reason. */
  const toPending = (payment: string) => (error: unknown) => {
    log.error({ err: error, payment }, 'a payment was not credited yet');
    return null;
  };

  async function settle(order: PaymentOrder, paymentId: string): Promise<void> {
    const payment = await fetchPayment(paymentId);
    if (payment.order_id !== order.providerId || payment.amount !== order.amountPaise) throw new DomainError('payment_mismatch');
    if (payment.status === 'failed' || payment.status === 'refunded') throw new DomainError('payment_failed');
    const result = gateway === null ? null : await settlement.settlePayment(gateway, payment).catch(toPending(paymentId));
    if (result === 'refused') throw new DomainError('payment_failed');
    if (result !== null) return;
    // A payment of an ended order is not credited, even if its bank accepts it.
    const { state } = await findOwn(order.uid, payment.order_id ?? '');
    throw new DomainError(state === 'expired' ? 'payment_failed' : 'payment_pending');
  }

  /** Checks an order with the provider, unless that was done just now. */
  async function check(order: PaymentOrder): Promise<void> {
    if (order.providerId !== null && (await createOrderRepository(db).claimCheck(order.id, clock(), minCheckSeconds)))
      await settlement.check(order);
  }

  return {
    check,

    /** Before another payment: throws `payment_credited` while a recharge is paid that no page has shown, also one without an event. */
    async refuseUnnoticed(payer: Payer): Promise<void> {
      for (const order of await createOrderRepository(db).listOfPerson(payer.uid)) await check(order);
      await refuseUnnotified(db, payer, clock()).catch(async (error: unknown) => {
        if (error instanceof PaymentCredited) await markNotified(db, error.order.id, payer.key, clock());
        throw error;
      });
    },

    /** Confirms a payment from the result of the provider's window. Throws `order_not_found`, `payment_mismatch`, `payment_failed`, `payment_pending`. */
    async verify(uid: string, result: RechargeVerifyRequest): Promise<RechargeState> {
      if (config === null) throw new DomainError('payment_unavailable');
      const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: signature } = result;
      const order = await findOwn(uid, orderId);
      if (!isSignature(signature, signOrderPayment(config.keySecret, orderId, paymentId))) throw new DomainError('payment_mismatch');
      const known = await createPaymentRepository(db).byId(paymentId);
      if (known === null) await settle(order, paymentId);
      else if (!known.credited) throw new DomainError('payment_failed');
      return describe(await findOwn(uid, orderId));
    },

    /** The open orders of a person, neither paid nor dropped, after checking with the provider. */
    async listOpen(uid: string): Promise<OpenRecharge[]> {
      const orders = createOrderRepository(db);
      for (const order of await orders.listOfPerson(uid)) await check(order);
      return (await orders.listOfPerson(uid)).flatMap((order) => (order.providerId === null ? [] : [toOpen(order, order.providerId)]));
    },

    /** Drops an open order, unless the provider reports that it is paid or does not answer; later money is refunded. */
    async drop(uid: string, orderId: string): Promise<RechargeState> {
      const order = await findOwn(uid, orderId);
      await settlement.checkBeforeEnd(order);
      await db.transaction(async (tx) => {
        await lockPerson(tx, uid);
        await createOrderRepository(tx).expire(order.id);
      });
      return describe(await findOwn(uid, orderId));
    },

    /** The state of an order; an open one is checked with the provider. `isSeen`: the page has shown that it is paid. */
    async status(uid: string, orderId: string, isSeen = false): Promise<RechargeState> {
      const order = await findOwn(uid, orderId);
      if (isSeen) await acknowledge(db, order.id);
      if (!isOpen(order) || !(await createOrderRepository(db).claimCheck(order.id, clock(), minCheckSeconds))) return describe(order);
      await settlement.check(order);
      return describe(await findOwn(uid, orderId));
    },
  };
}

export type Recharges = ReturnType<typeof createRecharges>;
