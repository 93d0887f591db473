import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { MenuButton, type IconName, type MenuEntry } from '@oracle-astra/shared/ui';
import { useLogOut } from './use-log-out';
import { getNavKey, getNavItems } from '../navigation/nav-items';

/** The menu of the signed-in person's pages, and log out. */
export function ProfileMenu({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const t = useTranslations();
  const logOut = useLogOut();
  const links = getNavItems('profile', navigation, true).map((item): MenuEntry => ({
    id: getNavKey(item),
    label: item.label,
    to: item.to,
    icon: item.icon as IconName | undefined,
  }));
  const logOutEntry: MenuEntry = { id: 'out', label: t('shell.header.logOut'), icon: 'out', danger: true, onSelect: () => void logOut() };
  return <MenuButton icon="user" label={t('shell.header.profileMenu')} entries={[...links, logOutEntry]} />;
}
