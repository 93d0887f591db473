import { siteRoutes, slugify, type Notification } from '@oracle-astra/shared/contract';

/** Where a notification leads: to its discussion, or to the page that shows what it tells. */
export function getNotificationAddress({ did, kind, params }: Notification): string {
  if (did !== null) return siteRoutes.discussion(slugify(String(params?.title ?? '')), did);
  if (kind === 'points') return siteRoutes.profile();
  if (kind === 'transfer_received') return siteRoutes.transferHistory;
  return kind?.startsWith('subscription') ? siteRoutes.myActivePlans : siteRoutes.notifications;
}
