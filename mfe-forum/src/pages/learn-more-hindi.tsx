import { Explainer } from '../features/learn-more/explainer';

/** /forum/learn-more-hindi */
export function Component() {
  return <Explainer />;
}
