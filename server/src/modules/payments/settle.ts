import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { BookRefund } from './refunds/book-refund';
import type { CreditRecharge, CreditResult } from './credit-recharge';
import { emptyIfUnknown, GatewayError, type GatewayPayment, type PaymentGateway } from './provider/gateway';
import { lockPerson } from '../users/lock-person';
import { createOrderRepository, orderLifetimeMs, type PaymentOrder } from './order-repository';
import type { Refunds } from './refunds/refunds';

interface SettleDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  gateway: PaymentGateway | null;
  creditRecharge: CreditRecharge;
  refunds: Pick<Refunds, 'sendRequested'>;
  bookRefund: BookRefund;
}

/** Asks the provider about orders and does what it says. */
export function createSettlement({ db, clock, log, gateway, creditRecharge, refunds, bookRefund }: SettleDeps) {
  /** Captures the one authorized payment that an open order takes. Another is left: the bank gives back by itself what nobody captures. */
  async function capture(provider: PaymentGateway, payment: GatewayPayment): Promise<GatewayPayment> {
    if (payment.status !== 'authorized' || payment.order_id === null) return payment;
    const orders = createOrderRepository(db);
    const order = await orders.byProviderId(payment.order_id);
    if (order?.amountPaise !== payment.amount || !(await orders.claimCapture(order.id, payment.id))) return payment;
    try {
      return await provider.capture(payment);
    } catch (error) {
      if (!(error instanceof GatewayError && error.isRefusal)) throw error;
      const known = await provider.getPayment(payment.id);
      // One that stays authorized is tried again by the next question; until then the order may be dropped.
      if (known.status !== 'captured') await orders.releaseCapture(order.id, payment.id);
      return known;
    }
  }

  /** Credits a payment that the provider knows; null if it is not captured. What it has given back of it is booked first. */
  async function settlePayment(provider: PaymentGateway, payment: GatewayPayment): Promise<CreditResult | null> {
    const captured = await capture(provider, payment);
    if (captured.status !== 'captured') return null;
    const returned = captured.amount_refunded > 0 ? await provider.listRefunds(captured.id) : [];
    const result = await db.transaction(async (tx) => {
      const order = captured.order_id === null ? null : await createOrderRepository(tx).byProviderId(captured.order_id);
      if (order !== null) await lockPerson(tx, order.uid);
      for (const refund of returned) await bookRefund(tx, { ...refund, kind: 'refund' });
      return creditRecharge(tx, captured);
    });
    if (result === 'refused') await refunds.sendRequested();
    return result;
  }

  /** Asks about one order. Throws a GatewayError. */
  async function ask({ id, providerId, createdAt }: PaymentOrder): Promise<void> {
    if (gateway === null || providerId === null) return;
    // One that the provider does not know (any more) ends by its age like one that nobody pays.
    const payments = await gateway.listOrderPayments(providerId).catch(emptyIfUnknown);
    // Captured ones first: an order that is paid captures no other.
    const ordered = [...payments].sort((one, other) => Number(other.status === 'captured') - Number(one.status === 'captured'));
    for (const payment of ordered) {
      if (payment.status === 'failed' || payment.status === 'refunded') await createOrderRepository(db).releaseCapture(id, payment.id);
      await settlePayment(gateway, payment);
    }
    const orders = createOrderRepository(db);
    if (payments.length > 0) await orders.markAttempted(id);
    if (clock().getTime() - createdAt.getTime() >= orderLifetimeMs) await orders.expire(id);
  }

  return {
    settlePayment,
    ask,

    /** Checks one order with the provider; retried later if the provider does not answer. */
    async check(order: PaymentOrder): Promise<void> {
      try {
        await ask(order);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        log.error({ err: error, order: order.id }, 'the payment provider was asked about an order and failed');
      }
    },
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
