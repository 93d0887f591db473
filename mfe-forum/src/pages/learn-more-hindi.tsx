import { siteRoutes } from '@oracle-astra/shared/contract';
import { PageMeta } from '@oracle-astra/shared/ui';
import { Explainer } from '../features/learn-more/explainer';
import { hindi } from '../features/learn-more/learn-more-copy';

/** /forum/learn-more-hindi */
export function Component() {
  return (
    <>
      <PageMeta title={hindi.title} description={hindi.description} canonical={siteRoutes.forumLearnMoreHindi} />
      <Explainer content={hindi} />
    </>
  );
}
