import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { MenuButton, type IconName, type MenuEntry } from '@oracle-astra/shared/ui';
import { useLogOut } from './use-log-out';
import { keyOf, waysOf } from './ways';

/** What belongs to the person who is signed in, and the way out. */
export function ProfileMenu({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const logOut = useLogOut();
  const links = waysOf('profile', navigation, true).map((way): MenuEntry => ({ id: keyOf(way), label: way.label, to: way.to, icon: way.icon as IconName | undefined }));
  const out: MenuEntry = { id: 'out', label: 'Log out', icon: 'out', danger: true, onSelect: () => void logOut() };
  return <MenuButton icon="user" label="Profile menu" entries={[...links, out]} />;
}
