import type { FastifyBaseLogger } from 'fastify';
import { DomainError } from '../../domain-error';
import { toUnavailable } from '../payments/closed-payments';
import type { PaymentGateway } from '../payments/gateway';

/** States of the provider in which it charges no more. */
const endedStates = ['cancelled', 'completed', 'expired'];

/** Cancels at the provider; one that it has ended already counts. Throws `payment_unavailable`. */
export function createProviderCancel({ gateway, log }: { gateway: PaymentGateway | null; log: FastifyBaseLogger }) {
  return async (id: string, options: { atCycleEnd: boolean }): Promise<void> => {
    if (gateway === null) throw new DomainError('payment_unavailable');
    const provider = gateway;
    await provider.cancelSubscription(id, options).catch(async (error: unknown) => {
      const known = await provider.getSubscription(id).catch(toUnavailable(log));
      if (!endedStates.includes(known.status)) toUnavailable(log)(error);
    });
  };
}

export type CancelAtProvider = ReturnType<typeof createProviderCancel>;
