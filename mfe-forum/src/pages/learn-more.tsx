import { site } from '@oracle-astra/shared/contract';
import { PageMeta } from '@oracle-astra/shared/ui';
import { Explainer } from '../features/learn-more/explainer';
import { english } from '../features/learn-more/texts';

/** /forum/learn-more */
export function Component() {
  return (
    <>
      <PageMeta title={english.title} description={english.description} canonical={site.forumLearnMore} />
      <Explainer text={english} />
    </>
  );
}
