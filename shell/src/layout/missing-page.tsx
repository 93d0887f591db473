import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { StateArt } from '@oracle-astra/shared/art';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, Icon, PageMeta, Container } from '@oracle-astra/shared/ui';
import { nearestWay } from './nearest-way';
import { StateBox } from './state-box';
import { waysOf } from './ways';

const Ways = styled.ul`
  border-top: 1px solid var(--control);
  li {
    border-bottom: 1px solid var(--rule);
  }
`;

const WayLink = styled(AppLink)`
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

/** The page for an address that nobody owns, with the nearest one that exists, if there is one. */
export function MissingPage({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const { pathname, search } = useLocation();
  const { isSignedIn } = useSession();
  const nearest = nearestWay(pathname, search, navigation);
  const ways = [...(nearest ? [nearest] : []), ...waysOf('missing-page', navigation, isSignedIn).filter(({ to }) => to !== nearest?.to)];
  return (
    <Container>
      <PageMeta title="Page not found" description="There is no page at this address. It may have moved, or the address may have been mistyped." />
      <StateBox>
        <StateArt kind="nothing-found" />
        <h1>There is no page at this address</h1>
        <p className="mute read">
          Nothing is stored under <Address>{pathname + search}</Address>. It may have been typed by hand or deleted since.
        </p>
        <p className="tiny mute">Page not found (404)</p>
      </StateBox>
      <Ways>
        {ways.map(({ label, to }) => (
          <li key={to}>
            <WayLink to={to}>
              {label}
              <Icon name="right" size={20} />
            </WayLink>
          </li>
        ))}
      </Ways>
    </Container>
  );
}
