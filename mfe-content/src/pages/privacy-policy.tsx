import { Policy } from '../features/reading/policy';
import { privacy } from '../texts/privacy';

/** /privacy-policy */
export function Component() {
  return <Policy text={privacy} />;
}
