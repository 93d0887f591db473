import type { ReactNode } from 'react';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { ResourceNotFound } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { words } from '../copy';

const list = siteRoutes.forum({ page: '1' });

/** Stands where an address names nothing that exists in AstroHub. */
export function Missing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ResourceNotFound documentTitle="Page not found" description={title} title={title} lead={children} backLink={{ to: list, label: words.forum }}>
      <StateArt kind="nothing-found" />
      <p className="tiny mute">Page not found (404)</p>
      <ButtonLink to={list}>All discussions</ButtonLink>
    </ResourceNotFound>
  );
}
