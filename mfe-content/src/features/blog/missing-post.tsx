import { StateArt } from '@oracle-astra/shared/art';
import { site } from '@oracle-astra/shared/contract';
import { PageHead } from '@oracle-astra/shared/kit';
import { ButtonLink, PageMeta, Wrap } from '@oracle-astra/shared/ui';
import styled from 'styled-components';

const Foot = styled(Wrap)`
  display: grid;
  gap: var(--s-6);
  justify-items: start;
  padding-bottom: var(--s-16);
  color: var(--ink-2);
`;

/** Stands where an address names no post. */
export function MissingPost() {
  return (
    <>
      <PageMeta title="Post not found" description="There is no post at this address." />
      <meta name="robots" content="noindex" />
      <PageHead
        title="There is no post at this address"
        lead="It may have been renamed or taken down. Everything else that was written is in the list."
        crumb={{ to: site.blogs(), label: 'Blogs' }}
      />
      <Foot>
        <StateArt kind="nothing-found" />
        <ButtonLink to={site.blogs()}>All posts</ButtonLink>
      </Foot>
    </>
  );
}
