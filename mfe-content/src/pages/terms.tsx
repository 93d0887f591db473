import { Policy } from '../features/reading/policy';
import { terms } from '../texts/terms';

/** /terms-and-conditions */
export function Component() {
  return <Policy text={terms} />;
}
