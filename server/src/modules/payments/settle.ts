import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { BookRefund } from './refunds/book-refund';
import type { CreditRecharge, CreditResult } from './credit-recharge';
import { emptyIfUnknown, GatewayError, type GatewayPayment, type GatewayRefund, type PaymentGateway } from './provider/gateway';
import { DomainError } from '../../domain-error';
import { lockPerson } from '../../db/lock-person';
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

/** A bank returns a payment that was never captured without any refund. */
const wasCaptured = ({ status }: GatewayPayment, refunds: readonly GatewayRefund[]): boolean =>
  status === 'captured' || (status === 'refunded' && refunds.some((refund) => refund.status !== 'failed'));

/** Checks orders with the provider and applies the result. */
export function createSettlement({ db, clock, log, gateway, creditRecharge, refunds, bookRefund }: SettleDeps) {
  /** Captures the one authorized payment for an open order. Others are left, because the bank returns uncaptured payments itself. */
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
      // A payment that stays authorized is tried again at the next check; until then the order may be dropped.
      if (known.status !== 'captured') await orders.releaseCapture(order.id, payment.id);
      return known;
    }
  }

  /** Credits a payment of the provider, or records one that was refunded there; null if it is not captured. Its refunds are booked first. */
  async function settlePayment(provider: PaymentGateway, payment: GatewayPayment): Promise<CreditResult | null> {
    const captured = await capture(provider, payment);
    const returned = captured.amount_refunded > 0 ? await provider.listRefunds(captured.id) : [];
    if (!wasCaptured(captured, returned)) return null;
    const result = await db.transaction(async (tx) => {
      const order = captured.order_id && (await createOrderRepository(tx).byProviderId(captured.order_id));
      if (order) await lockPerson(tx, order.uid);
      for (const refund of returned) await bookRefund(tx, { ...refund, kind: 'refund' });
      return creditRecharge(tx, captured);
    });
    if (result === 'refused') await refunds.sendRequested();
    return result;
  }

  /** Checks one order. Throws a GatewayError. */
  async function ask({ id, providerId, createdAt, capturing }: PaymentOrder): Promise<void> {
    if (gateway === null || providerId === null) return;
    // An order that the provider does not know (any more) expires like an unpaid one.
    const payments = await gateway.listOrderPayments(providerId).catch(emptyIfUnknown);
    // Captured payments first, because a paid order captures no other.
    const ordered = [...payments].sort((one, other) => Number(other.status === 'captured') - Number(one.status === 'captured'));
    for (const payment of ordered) {
      if (payment.status === 'failed' || payment.status === 'refunded') await createOrderRepository(db).releaseCapture(id, payment.id);
      await settlePayment(gateway, payment);
    }
    const orders = createOrderRepository(db);
    if (payments.length > 0) await orders.markAttempted(id);
    else if (capturing !== null) await orders.releaseCapture(id, capturing);
    if (clock().getTime() - createdAt.getTime() >= orderLifetimeMs) await orders.expire(id);
  }

  /** Checks one order with the provider; retried later if the provider does not answer. Returns whether it answered. */
  async function check(order: PaymentOrder): Promise<boolean> {
    try {
      await ask(order);
      return true;
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.error({ err: error, order: order.id }, 'the payment provider was asked about an order and failed');
      return false;
    }
  }

  return {
    settlePayment,
    ask,
    check,

    /** Checks an order that is to be ended, because it may be paid. Throws `payment_unavailable` if the provider does not answer. */
    async checkBeforeEnd(order: PaymentOrder): Promise<void> {
      if (!(await check(order))) throw new DomainError('payment_unavailable');
    },
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
