import { siteRoutes, slugify, type Notification, type NotificationKind } from '@oracle-astra/shared/contract';

/** Notifications about payments, whose link is the balance page with payments and receipts. */
const ofPayments: readonly (NotificationKind | undefined)[] = ['recharge_credited', 'payment_refunded', 'refund_failed', 'dispute_lost'];

/** The link of a notification: its discussion, or the page of its subject. */
export function getNotificationAddress({ did, kind, params }: Notification): string {
  if (did !== null) return siteRoutes.discussion(slugify(String(params?.title ?? '')), did);
  if (kind === 'points') return siteRoutes.profile();
  if (kind === 'transfer_received') return siteRoutes.transferHistory;
  if (kind === 'new_device' || kind?.startsWith('passkey')) return siteRoutes.devices;
  if (ofPayments.includes(kind)) return siteRoutes.balance;
  return kind?.startsWith('subscription') ? siteRoutes.myActivePlans : siteRoutes.notifications;
}
