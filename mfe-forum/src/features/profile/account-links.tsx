import { useId } from 'react';
import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { AppLink, Icon } from '@oracle-astra/shared/ui';
import { SideTitle } from '../../components/titles.styles';
import { copy } from '../../copy';

const LinkList = styled.ul`
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

const links = [
  { to: siteRoutes.redeemHistory, label: copy.redeems.title },
  { to: siteRoutes.transferHistory, label: copy.transfers.title },
  { to: siteRoutes.myActivePlans, label: 'My Subscriptions' },
  { to: siteRoutes.deleteAccount, label: 'Delete my account', danger: true },
];

/** Links to the other pages of the user's account. */
export function AccountLinks() {
  const heading = useId();
  return (
    <section className="stack-2" aria-labelledby={heading}>
      <SideTitle id={heading}>Elsewhere</SideTitle>
      <LinkList>
        {links.map(({ to, label, danger }) => (
          <li key={to}>
            <AppLink to={to} className={danger ? 'danger' : undefined}>
              {label}
              <Icon name="right" size={20} />
            </AppLink>
          </li>
        ))}
      </LinkList>
    </section>
  );
}
