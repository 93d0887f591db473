import { useGetNotificationSummaryQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { IconLink } from '@oracle-astra/shared/ui';
import { useLiveNotifications } from './use-live-notifications';

/** Links to the notifications with the number of unseen ones; for signed-in people only. */
export function NotificationBell() {
  const t = useTranslations();
  const { data, error } = useGetNotificationSummaryQuery();
  useLiveNotifications();
  const unseen = data?.unseen_count ?? 0;
  const label = data === undefined && error !== undefined ? t('shell.header.uncountedNotifications') : t('shell.header.notifications');
  return (
    <IconLink
      icon="bell"
      to={siteRoutes.notifications}
      label={unseen > 0 ? t('shell.header.unseenNotifications', { count: unseen }) : label}
      count={unseen}
    />
  );
}
