import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { AppLink, IconButton } from '@oracle-astra/shared/ui';
import { Drawer } from './drawer';
import { isWide } from '../header/header-breakpoints';
import { useHasPart } from '../frame/use-has-part';
import { SideBalance } from './side-balance';
import { isCurrent, getNavKey, getNavItems } from './nav-items';

const Narrow = styled.div`
  margin-right: calc(var(--s-2) * -1);
  ${isWide} {
    display: none;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-left: var(--s-3);
`;

const Entry = styled(AppLink)`
  display: flex;
  align-items: center;
  min-height: var(--s-12);
  padding-inline: var(--s-3);
  border-bottom: 1px solid var(--night-rule);
  font: 500 var(--t-l) / var(--l-l) var(--serif);
  text-decoration: none;
  &&[aria-current] {
    color: var(--gold);
  }
`;

/** The menu button of narrow screens and its drawer. */
export function SideMenu({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const hasBalance = useHasPart('balance');
  const location = useLocation();
  // Closed on another page, which the browser's back button or a sign-out in another tab may have opened.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === location.key;
  const title = t('shell.menu.title');
  const close = () => setOpenAt(null);
  return (
    <>
      <Narrow>
        <IconButton icon="menu" label={title} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpenAt(location.key)} />
      </Narrow>
      {open && (
        <Drawer label={title} onClose={close}>
          <Head>
            <b className="small">{title}</b>
            <IconButton icon="close" label={t('shell.menu.close')} onClick={close} />
          </Head>
          <nav aria-label={title}>
            <ul>
              {getNavItems('side', navigation, isSignedIn).map((item) => (
                <li key={getNavKey(item)}>
                  <Entry to={item.to} aria-current={isCurrent(item, location) ? 'page' : undefined} onClick={close}>
                    {item.label}
                  </Entry>
                </li>
              ))}
            </ul>
          </nav>
          {isSignedIn && hasBalance && <SideBalance />}
        </Drawer>
      )}
    </>
  );
}
