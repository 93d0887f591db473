import type { FastifyBaseLogger } from 'fastify';
import type { CommerceConfig } from '../../config/product/commerce';
import type { PaymentConfig } from '../../config/product/payments';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { toUnavailable } from './closed-payments';
import type { PaymentGateway } from './provider/gateway';
import { createPaymentRepository } from './payment-repository';

interface PlanFinderDeps {
  db: Database;
  log: FastifyBaseLogger;
  commerce: CommerceConfig;
  config: PaymentConfig | null;
  gateway: PaymentGateway | null;
}

/** The provider's id of the plan at its configured price; created at the provider at the first request. Throws `payment_unavailable`. */
export function createPlanFinder({ db, log, commerce: { plan, currency }, config, gateway }: PlanFinderDeps) {
  return async (): Promise<string> => {
    if (config === null || gateway === null) throw new DomainError('payment_unavailable');
    const payments = createPaymentRepository(db);
    const amount = plan.price * 100;
    const key = `${config.keyId}:${amount}`;
    const known = await payments.planId(key);
    if (known !== null) return known;
    await payments.addPlan(key, await gateway.createPlan({ amount, currency, name: 'Standard Plan' }).catch(toUnavailable(log)));
    return (await payments.planId(key)) ?? '';
  };
}
