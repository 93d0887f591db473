import { Policy } from '../features/policies/policy';
import { refund } from '../features/policies/refund';

/** /refund-policy */
export function Component() {
  return <Policy content={refund} />;
}
