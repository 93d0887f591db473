import { contact } from '../features/policies/contact';
import { Policy } from '../features/policies/policy';

/** /contact-us */
export function Component() {
  return <Policy content={contact} />;
}
