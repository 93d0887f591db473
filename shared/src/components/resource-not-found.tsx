import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageMeta, Container } from '@oracle-astra/shared/ui';
import { PageHeader } from './page-header';

const Foot = styled(Container)`
  display: grid;
  gap: var(--s-6);
  justify-items: start;
  padding-bottom: var(--s-16);
  color: var(--ink-2);
`;

interface ResourceNotFoundProps {
  /** The title of the document. */
  documentTitle: string;
  description: string;
  title: string;
  lead: ReactNode;
  /** The target of the back link above the title. */
  backLink: { to: string; label: string };
  /** An illustration and links to other pages. */
  children: ReactNode;
}

/** The page for an address whose resource does not exist; it asks search engines not to index it. */
export function ResourceNotFound({ documentTitle, description, title, lead, backLink, children }: ResourceNotFoundProps) {
  return (
    <>
      <PageMeta title={documentTitle} description={description} />
      <meta name="robots" content="noindex" />
      <PageHeader title={title} lead={lead} backLink={backLink} />
      <Foot>{children}</Foot>
    </>
  );
}
