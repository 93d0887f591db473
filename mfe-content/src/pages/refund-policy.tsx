import { Policy } from '../features/reading/policy';
import { refund } from '../texts/refund';

/** /refund-policy */
export function Component() {
  return <Policy text={refund} />;
}
