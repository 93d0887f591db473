import { useGetNotificationSummaryQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { IconLink } from '@oracle-astra/shared/ui';

/** Links to the notifications with the number of unseen ones; for signed-in people only. */
export function NotificationBell() {
  const { data } = useGetNotificationSummaryQuery();
  const unseen = data?.unseen_count ?? 0;
  return (
    <IconLink
      icon="bell"
      to={siteRoutes.notifications}
      label={unseen > 0 ? `Notifications, ${unseen} unseen` : 'Notifications'}
      count={unseen}
    />
  );
}
