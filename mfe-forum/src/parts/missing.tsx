import type { ReactNode } from 'react';
import styled from 'styled-components';
import { StateArt } from '@oracle-astra/shared/art';
import { PageHead } from '@oracle-astra/shared/kit';
import { ButtonLink, PageMeta, Wrap } from '@oracle-astra/shared/ui';
import { site } from '@oracle-astra/shared/contract';
import { words } from '../copy';

const Foot = styled(Wrap)`
  display: grid;
  gap: var(--s-6);
  justify-items: start;
  padding-bottom: var(--s-16);
  color: var(--ink-2);
`;

/** Stands where an address names nothing that exists in AstroHub. */
export function Missing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageMeta title="Page not found" description={title} />
      <meta name="robots" content="noindex" />
      <PageHead title={title} lead={children} crumb={{ to: site.forum({ page: '1' }), label: words.forum }} />
      <Foot>
        <StateArt kind="nothing-found" />
        <p className="tiny mute">Page not found (404)</p>
        <ButtonLink to={site.forum({ page: '1' })}>All discussions</ButtonLink>
      </Foot>
    </>
  );
}
