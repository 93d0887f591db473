import { useId } from 'react';
import styled from 'styled-components';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { AppLink, Icon } from '@oracle-astra/shared/ui';
import { SideTitle } from '../../components/titles.styles';

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

const links: { to: string; label: PlainMessageId; danger?: boolean }[] = [
  { to: siteRoutes.redeemHistory, label: 'forum.redeems.title' },
  { to: siteRoutes.transferHistory, label: 'forum.transfers.title' },
  { to: siteRoutes.myActivePlans, label: 'forum.profile.subscriptions' },
  { to: siteRoutes.devices, label: 'forum.devices.title' },
  { to: `${siteRoutes.devices}#number`, label: 'forum.number.change' },
  { to: siteRoutes.privacy, label: 'forum.privacy.title' },
  { to: siteRoutes.deleteAccount, label: 'forum.profile.deleteAccount', danger: true },
];

/** Links to the other pages of the user's account. */
export function AccountLinks() {
  const t = useTranslations();
  const heading = useId();
  return (
    <section className="stack-2" aria-labelledby={heading}>
      <SideTitle id={heading}>{t('forum.profile.elsewhere')}</SideTitle>
      <LinkList>
        {links.map(({ to, label, danger }) => (
          <li key={to}>
            <AppLink to={to} className={danger ? 'danger' : undefined}>
              {t(label)}
              <Icon name="right" size={20} />
            </AppLink>
          </li>
        ))}
      </LinkList>
    </section>
  );
}
