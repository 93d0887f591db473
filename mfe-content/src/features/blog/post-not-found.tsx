import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { ResourceNotFound } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';

/** The page for a URL whose post does not exist. */
export function PostNotFound() {
  return (
    <ResourceNotFound
      documentTitle="Post not found"
      description="There is no post at this address."
      title="There is no post at this address"
      lead="It may have been renamed or taken down. Everything else that was written is in the list."
      backLink={{ to: siteRoutes.blogs(), label: 'Blogs' }}
    >
      <StateArt kind="nothing-found" />
      <ButtonLink to={siteRoutes.blogs()}>All posts</ButtonLink>
    </ResourceNotFound>
  );
}
