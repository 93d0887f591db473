import { siteRoutes, slugify, type Notification } from '@oracle-astra/shared/contract';

/** The link of a notification: its discussion, or the page of its subject. */
export function getNotificationAddress({ did, kind, params }: Notification): string {
  if (did !== null) return siteRoutes.discussion(slugify(String(params?.title ?? '')), did);
  if (kind === 'points') return siteRoutes.profile();
  if (kind === 'transfer_received') return siteRoutes.transferHistory;
  return kind?.startsWith('subscription') ? siteRoutes.myActivePlans : siteRoutes.notifications;
}
