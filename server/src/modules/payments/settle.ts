import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import type { CreditRecharge, CreditResult } from './credit-recharge';
import { GatewayError, type GatewayPayment, type PaymentGateway } from './gateway';
import { createOrderRepository, type PaymentOrder } from './order-repository';
import type { Refunds } from './refunds';

interface SettleDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  gateway: PaymentGateway | null;
  creditRecharge: CreditRecharge;
  refunds: Pick<Refunds, 'sendRequested'>;
}

/** An order that nobody has paid for a day cannot be paid any more. */
const orderLifetimeMs = 24 * 60 * 60 * 1000;

/** Asks the provider about orders and does what it says. */
export function createSettlement({ db, clock, log, gateway, creditRecharge, refunds }: SettleDeps) {
  /** Captures an authorized payment; a payment that was captured meanwhile counts as well. */
  async function capture(provider: PaymentGateway, payment: GatewayPayment): Promise<GatewayPayment> {
    if (payment.status !== 'authorized') return payment;
    try {
      return await provider.capture(payment);
    } catch (error) {
      if (error instanceof GatewayError && error.status !== null && error.status < 500) return provider.getPayment(payment.id);
      throw error;
    }
  }

  /** Credits a payment that the provider knows; null where it is not captured. */
  async function settlePayment(provider: PaymentGateway, payment: GatewayPayment): Promise<CreditResult | null> {
    const captured = await capture(provider, payment);
    if (captured.status !== 'captured') return null;
    const result = await db.transaction(async (tx) => creditRecharge(tx, captured));
    if (result === 'refused') await refunds.sendRequested();
    return result;
  }

  async function settleOrder({ id, providerId, createdAt }: PaymentOrder): Promise<void> {
    if (gateway === null || providerId === null) return;
    const payments = await gateway.listOrderPayments(providerId);
    for (const payment of payments) await settlePayment(gateway, payment);
    const orders = createOrderRepository(db);
    if (payments.length > 0) await orders.markAttempted(id);
    if (clock().getTime() - createdAt.getTime() >= orderLifetimeMs) await orders.expire(id);
  }

  return {
    settlePayment,

    /** Asks about one order; a provider that does not answer is asked again later. */
    async check(order: PaymentOrder): Promise<void> {
      try {
        await settleOrder(order);
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        log.error({ err: error, order: order.id }, 'the payment provider was asked about an order and failed');
      }
    },
  };
}

export type Settlement = ReturnType<typeof createSettlement>;
