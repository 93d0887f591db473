import { Policy } from '../features/policies/policy';
import { privacy } from '../features/policies/privacy';

/** /privacy-policy */
export function Component() {
  return <Policy content={privacy} />;
}
