import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Crumb } from './crumb';
import { Wrap } from '@oracle-astra/shared/ui';

const HeadBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  align-content: start;
  justify-items: start;
  padding-block: var(--s-8) var(--s-6);
`;

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Where the link above the title leads back to. */
  crumb?: { to: string; label: string };
  /** Stands under the lead: buttons, a switch. */
  children?: ReactNode;
}

/** The head of a page, with its one h1. */
export function PageHead({ title, lead, crumb, children }: PageHeadProps) {
  return (
    <Wrap>
      <HeadBox>
        {crumb && <Crumb to={crumb.to}>{crumb.label}</Crumb>}
        <h1>{title}</h1>
        {lead && <p className="mute read">{lead}</p>}
        {children}
      </HeadBox>
    </Wrap>
  );
}
