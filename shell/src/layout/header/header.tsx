import styled, { css } from 'styled-components';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useSession } from '@oracle-astra/shared/session';
import { Container } from '@oracle-astra/shared/ui';
import { useHasPart } from '../frame/use-has-part';
import { NotificationBell } from './notification-bell';
import { Brand } from './brand';
import { HeaderNav } from './header-nav';
import { headerContainer, isCompact, isNarrow, isWide } from './header-breakpoints';
import { LocaleLinks } from '../locale/locale-links';
import { LogInButton } from './log-in-button';
import { ProfileMenu } from './profile-menu';
import { SideMenu } from '../navigation/side-menu';

/* Tap targets grow with the text as long as all of them fit. */
const Bar = styled.header`
  --tap: var(--tap-fit);
  container: ${headerContainer};
  border-bottom: 1px solid var(--night-rule);
`;

/* On a phone the bell and the menus of a signed-in person leave no room for the site's name. */
const crowdedRow = css`
  ${isCompact} {
    gap: 0;
    > :first-child svg + span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const Row = styled(Container)<{ $isCrowded: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  min-height: min(3.5rem, 18vw);
  > :first-child {
    margin-right: auto;
  }
  > :not(:first-child) {
    flex: none;
  }
  ${({ $isCrowded }) => $isCrowded && crowdedRow}
  ${isNarrow} {
    gap: min(var(--s-2), 2vw);
    padding-inline: min(var(--s-4), 4.5vw);
    > button {
      padding-inline: min(var(--s-4), 3vw);
    }
  }
  ${isWide} {
    min-height: 4rem;
    > :first-child {
      margin-right: 0;
    }
  }
`;

/** The header, for visitors and for signed-in people. */
export function Header({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const { isSignedIn } = useSession();
  const hasNotifications = useHasPart('notifications');
  return (
    <Bar className="night">
      <Row $isCrowded={isSignedIn}>
        <Brand />
        <HeaderNav navigation={navigation} />
        <LocaleLinks />
        {isSignedIn ? (
          <>
            {hasNotifications && <NotificationBell />}
            <ProfileMenu navigation={navigation} />
          </>
        ) : (
          <LogInButton />
        )}
        <SideMenu navigation={navigation} />
      </Row>
    </Bar>
  );
}
