import type { ReactNode } from 'react';
import { StateArt } from '@oracle-astra/shared/art';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { ResourceNotFound } from '@oracle-astra/shared/components';
import { ButtonLink } from '@oracle-astra/shared/ui';
import { copy } from '../copy';

const listUrl = siteRoutes.forum({ page: '1' });

/** The page for a URL whose discussion, post or profile does not exist. */
export function NotFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <ResourceNotFound
      documentTitle="Page not found"
      description={title}
      title={title}
      lead={children}
      backLink={{ to: listUrl, label: copy.forum }}
    >
      <StateArt kind="nothing-found" />
      <p className="tiny mute">Page not found (404)</p>
      <ButtonLink to={listUrl}>All discussions</ButtonLink>
    </ResourceNotFound>
  );
}
