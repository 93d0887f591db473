import { useHref, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { media } from '@oracle-astra/shared/theme';
import { AppLink, Container, Icon, PageMeta, StateArt } from '@oracle-astra/shared/ui';
import { suggestRoute } from './suggest-route';
import { StateBox } from './state-box';
import { getNavItems } from '../navigation/nav-items';

const Columns = styled(Container)`
  ${media.l} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-16);
    align-items: center;
    padding-block: var(--s-12);
  }
`;

const LinkList = styled.ul`
  border-top: 1px solid var(--control);
  li {
    border-bottom: 1px solid var(--rule);
  }
`;

const ListLink = styled(AppLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--s-12);
  font-size: var(--t-s);
  line-height: var(--l-s);
  text-decoration: none;
  && {
    color: inherit;
  }
  &:hover {
    text-decoration: underline;
  }
  svg {
    color: var(--ink-2);
  }
`;

const Address = styled.b`
  overflow-wrap: anywhere;
`;

/** The page for addresses that no remote owns, with the most similar existing address, if there is one. */
export function NotFoundPage({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const address = useHref({ pathname, search });
  const { isSignedIn } = useSession();
  const suggestion = suggestRoute(pathname, search, navigation, t);
  const links = [
    ...(suggestion ? [suggestion] : []),
    ...getNavItems('missing-page', navigation, isSignedIn).filter(({ to }) => to !== suggestion?.to),
  ];
  return (
    <Columns>
      <PageMeta title={t('shell.notFound.title')} description={t('shell.notFound.description')} />
      <StateBox>
        <StateArt kind="nothing-found" />
        <h1>{t('shell.notFound.heading')}</h1>
        <p className="mute read">{t.rich('shell.notFound.explanation', { address, strong: (content) => <Address>{content}</Address> })}</p>
        <p className="tiny mute">{t('shell.notFound.code')}</p>
      </StateBox>
      <LinkList>
        {links.map(({ label, to }) => (
          <li key={to}>
            <ListLink to={to}>
              {label}
              <Icon name="right" size={20} />
            </ListLink>
          </li>
        ))}
      </LinkList>
    </Columns>
  );
}
