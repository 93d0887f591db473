import { Policy } from '../features/reading/policy';
import { shipping } from '../texts/shipping';

/** /shipping-policy */
export function Component() {
  return <Policy text={shipping} />;
}
