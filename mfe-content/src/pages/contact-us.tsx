import { Policy } from '../features/reading/policy';
import { contact } from '../texts/contact';

/** /contact-us */
export function Component() {
  return <Policy text={contact} />;
}
