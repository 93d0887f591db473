import { site, type NavigationEntry } from '@oracle-astra/shared/contract';
import { MenuButton, type MenuEntry } from '@oracle-astra/shared/ui';
import { useLogOut } from './use-log-out';
import { profileWaysOf } from './ways';

const own: MenuEntry[] = [
  { id: 'points', label: 'My Points', icon: 'star', to: site.profile() },
  { id: 'subscriptions', label: 'My Subscriptions', icon: 'book', to: site.myActivePlans },
  { id: 'chats', label: 'Chats History', icon: 'talk', to: site.chats() },
  { id: 'redeems', label: 'Redeem History', icon: 'refresh', to: site.redeemHistory },
  { id: 'transfers', label: 'Transfer History', icon: 'share', to: site.transferHistory },
];

/** What belongs to the person who is signed in, and the way out. */
export function ProfileMenu({ navigation }: { navigation: readonly NavigationEntry[] }) {
  const logOut = useLogOut();
  const added = profileWaysOf(navigation).map(({ label, to }) => ({ id: to, label, to }));
  const out: MenuEntry = { id: 'out', label: 'Log out', icon: 'out', danger: true, onSelect: () => void logOut() };
  return <MenuButton icon="user" label="Profile menu" entries={[...own, ...added, out]} />;
}
