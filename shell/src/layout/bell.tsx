import { useGetNotificationSummaryQuery } from '@oracle-astra/shared/api';
import { siteRoutes } from '@oracle-astra/shared/contract';
import { IconLink } from '@oracle-astra/shared/ui';

/** The way to the notifications, with the number of those not seen yet. Only for who is signed in. */
export function Bell() {
  const { data } = useGetNotificationSummaryQuery();
  const unseen = data?.unseen_count ?? 0;
  return <IconLink icon="bell" to={siteRoutes.notifications} label={unseen > 0 ? `Notifications, ${unseen} unseen` : 'Notifications'} count={unseen} />;
}
