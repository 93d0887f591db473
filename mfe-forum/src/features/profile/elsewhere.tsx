import { useId } from 'react';
import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink, Icon } from '@oracle-astra/shared/ui';
import { copy } from '../../copy';
import { SideTitle } from '../../parts/titles';

const Ways = styled.ul`
  li {
    border-bottom: 1px solid var(--rule);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: var(--s-12);
    color: inherit;
    font-size: var(--t-s);
    line-height: var(--l-s);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  .danger {
    color: var(--bad);
  }
  svg {
    color: var(--ink-2);
  }
`;

const ways = [
  { to: siteRoutes.redeemHistory, label: copy.redeems.title },
  { to: siteRoutes.transferHistory, label: copy.transfers.title },
  { to: siteRoutes.myActivePlans, label: 'My Subscriptions' },
  { to: siteRoutes.deleteAccount, label: 'Delete my account', danger: true },
];

/** Where else the owner of a profile may want to go. */
export function Elsewhere() {
  const heading = useId();
  return (
    <section className="stack-2" aria-labelledby={heading}>
      <SideTitle id={heading}>Elsewhere</SideTitle>
      <Ways>
        {ways.map(({ to, label, danger }) => (
          <li key={to}>
            <AppLink to={to} className={danger ? 'danger' : undefined}>
              {label}
              <Icon name="right" size={20} />
            </AppLink>
          </li>
        ))}
      </Ways>
    </section>
  );
}
