import type { ReactNode } from 'react';
import styled from 'styled-components';
import { BackLink } from './back-link';
import { Container } from '@oracle-astra/shared/ui';

const HeadBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  align-content: start;
  justify-items: start;
  padding-block: var(--s-8) var(--s-6);
`;

interface PageHeaderProps {
  /** A short line in small letters above the title. */
  eyebrow?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** The target of the back link above the title. */
  backLink?: { to: string; label: string };
  /** Below the lead: buttons or a switch. */
  children?: ReactNode;
}

/** The header of a page, with its only h1. */
export function PageHeader({ eyebrow, title, lead, backLink, children }: PageHeaderProps) {
  return (
    <Container>
      <HeadBox>
        {backLink && <BackLink to={backLink.to}>{backLink.label}</BackLink>}
        {eyebrow !== undefined && <p className="tiny mute">{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className="mute read">{lead}</p>}
        {children}
      </HeadBox>
    </Container>
  );
}
