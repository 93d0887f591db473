import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageMeta, Wrap } from '@oracle-astra/shared/ui';
import { PageHead } from './page-head';

const Foot = styled(Wrap)`
  display: grid;
  gap: var(--s-6);
  justify-items: start;
  padding-bottom: var(--s-16);
  color: var(--ink-2);
`;

interface MissingResourceProps {
  /** The title of the document. */
  documentTitle: string;
  description: string;
  title: string;
  lead: ReactNode;
  /** Where the link above the title leads back to. */
  crumb: { to: string; label: string };
  /** A drawing and a way on. */
  children: ReactNode;
}

/** Stands where an address names something that does not exist; search engines are told not to keep it. */
export function MissingResource({ documentTitle, description, title, lead, crumb, children }: MissingResourceProps) {
  return (
    <>
      <PageMeta title={documentTitle} description={description} />
      <meta name="robots" content="noindex" />
      <PageHead title={title} lead={lead} crumb={crumb} />
      <Foot>{children}</Foot>
    </>
  );
}
