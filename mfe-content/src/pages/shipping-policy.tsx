import { Policy } from '../features/policies/policy';
import { shipping } from '../features/policies/shipping';

/** /shipping-policy */
export function Component() {
  return <Policy content={shipping} />;
}
