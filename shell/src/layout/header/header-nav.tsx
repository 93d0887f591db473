import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink } from '@oracle-astra/shared/ui';
import { isWide } from './header-breakpoints';
import { isCurrent, getNavKey, getNavItems } from '../navigation/nav-items';

const Nav = styled.nav`
  display: none;
  ${isWide} {
    display: block;
    margin-inline: auto var(--s-4);
  }
  ul {
    display: flex;
    gap: var(--s-1);
  }
`;

const Entry = styled(AppLink)`
  display: flex;
  align-items: center;
  min-height: var(--tap);
  padding-inline: var(--s-3);
  border-radius: var(--r-s);
  font-size: var(--t-s);
  line-height: var(--l-s);
  text-decoration: none;
  transition: color var(--quick);
  && {
    color: var(--on-night-2);
  }
  &&:hover,
  &&[aria-current] {
    color: var(--on-night);
  }
  &[aria-current] {
    border-radius: 0;
    box-shadow: inset 0 -2px var(--gold);
  }
`;

/** The header's links, on wide screens. */
export function HeaderNav({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const location = useLocation();
  return (
    <Nav aria-label={t('shell.header.navigation')}>
      <ul>
        {getNavItems('header', navigation, isSignedIn).map((item) => (
          <li key={getNavKey(item)}>
            <Entry to={item.to} aria-current={isCurrent(item, location) ? 'page' : undefined}>
              {item.label}
            </Entry>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
