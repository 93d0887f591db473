import { Explainer } from '../features/learn-more/explainer';

/** /forum/learn-more */
export function Component() {
  return <Explainer />;
}
