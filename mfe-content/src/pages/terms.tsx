import { Policy } from '../features/policies/policy';
import { terms } from '../features/policies/terms';

/** /terms-and-conditions */
export function Component() {
  return <Policy content={terms} />;
}
