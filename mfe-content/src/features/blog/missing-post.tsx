import { StateArt } from '@oracle-astra/shared/art';
import { site } from '@oracle-astra/shared/contract';
import { MissingResource } from '@oracle-astra/shared/kit';
import { ButtonLink } from '@oracle-astra/shared/ui';

/** Stands where an address names no post. */
export function MissingPost() {
  return (
    <MissingResource
      documentTitle="Post not found"
      description="There is no post at this address."
      title="There is no post at this address"
      lead="It may have been renamed or taken down. Everything else that was written is in the list."
      crumb={{ to: site.blogs(), label: 'Blogs' }}
    >
      <StateArt kind="nothing-found" />
      <ButtonLink to={site.blogs()}>All posts</ButtonLink>
    </MissingResource>
  );
}
