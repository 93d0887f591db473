import type { NotificationKind, NotificationTopic } from '@oracle-astra/shared/contract';

/** The topic that switches a kind off; null if it cannot be switched off. */
export const topics: Record<NotificationKind, NotificationTopic | null> = {
  comment: 'comments',
  upvotes: 'votes',
  comment_upvotes: 'votes',
  points: 'points',
  transfer_received: 'transfers',
  subscription_started: 'subscription',
  subscription_renewed: 'subscription',
  subscription_cancelled: 'subscription',
  subscription_ended: 'subscription',
  subscription_payment_failed: 'subscription',
  recharge_credited: null,
  payment_refunded: null,
  refund_failed: null,
  dispute_lost: null,
  post_hidden: null,
  post_restored: null,
  new_device: null,
  passkey_added: null,
  passkey_removed: null,
};
