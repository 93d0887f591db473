import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AppLink, Icon } from '@oracle-astra/shared/ui';

const CrumbLink = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-1);
  min-height: var(--tap);
  margin-left: calc(var(--s-1) * -1);
  font-size: var(--t-s);
  line-height: var(--l-s);
  text-decoration: none;
`;

/** A link to the parent page, with an arrow. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <CrumbLink to={to}>
      <Icon name="left" size={20} />
      {children}
    </CrumbLink>
  );
}
