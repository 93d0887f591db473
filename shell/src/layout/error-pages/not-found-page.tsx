import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { StateArt } from '@oracle-astra/shared/art';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, Icon, PageMeta, Container } from '@oracle-astra/shared/ui';
import { suggestRoute } from './suggest-route';
import { StateBox } from './state-box';
import { getNavItems } from '../navigation/nav-items';

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
  const { pathname, search } = useLocation();
  const { isSignedIn } = useSession();
  const suggestion = suggestRoute(pathname, search, navigation);
  const links = [
    ...(suggestion ? [suggestion] : []),
    ...getNavItems('missing-page', navigation, isSignedIn).filter(({ to }) => to !== suggestion?.to),
  ];
  return (
    <Container>
      <PageMeta
        title="Page not found"
        description="There is no page at this address. It may have moved, or the address may have been mistyped."
      />
      <StateBox>
        <StateArt kind="nothing-found" />
        <h1>There is no page at this address</h1>
        <p className="mute read">
          Nothing is stored under <Address>{pathname + search}</Address>. It may have been typed by hand or deleted since.
        </p>
        <p className="tiny mute">Page not found (404)</p>
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
    </Container>
  );
}
