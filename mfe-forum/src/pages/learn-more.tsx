import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageMeta } from '@oracle-astra/shared/ui';
import { Explainer } from '../features/learn-more/explainer';
import { english } from '../features/learn-more/learn-more-copy';

/** /forum/learn-more */
export function Component() {
  return (
    <>
      <PageMeta title={english.title} description={english.description} canonical={siteRoutes.forumLearnMore} />
      <Explainer content={english} />
    </>
  );
}
