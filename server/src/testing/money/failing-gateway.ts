import { GatewayError, type PaymentGateway } from '../../modules/payments/provider/gateway';

/** How a call of the provider fails: before it has any effect, or afterwards, so that only the answer is lost. */
export type CallFault = 'before' | 'after';

const badRequest = 400;

/** A provider whose calls fail according to `nextFault`, and which refuses a refund if `isRefused` says so. */
export function createFailingGateway(
  gateway: PaymentGateway,
  nextFault: () => CallFault | null,
  isRefused: () => boolean = () => false,
): PaymentGateway {
  return new Proxy(gateway, {
    get(target, name) {
      const call = Reflect.get(target, name, target) as (...values: unknown[]) => Promise<unknown>;
      return async (...values: unknown[]) => {
        if (name === 'refund' && isRefused()) throw new GatewayError(badRequest, undefined, 'This refund is refused.');
        const fault = nextFault();
        if (fault === 'before') throw new GatewayError(null);
        const answer = await call.apply(target, values);
        if (fault === 'after') throw new GatewayError(null);
        return answer;
      };
    },
  });
}
