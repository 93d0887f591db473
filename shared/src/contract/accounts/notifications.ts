import * as z from 'zod/mini';
import { notificationTopics, type NotificationTopic } from '../constants';
import { idSchema, pageSchema, responseSchema } from '../response';

/** The kind of a notification. docs/product/api.md lists the `params` of each. */
export const notificationKinds = [
  'comment',
  'upvotes',
  'comment_upvotes',
  'points',
  'transfer_received',
  'subscription_started',
  'subscription_renewed',
  'subscription_cancelled',
  'subscription_ended',
  'subscription_payment_failed',
  'recharge_credited',
  'payment_refunded',
  'refund_failed',
  'dispute_lost',
  'post_hidden',
  'post_restored',
  'new_device',
  'passkey_added',
  'passkey_removed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationSummaryResponse = responseSchema({ unseen_count: z.number() });
export type NotificationSummaryResponse = z.infer<typeof notificationSummaryResponse>;

export const notificationsRequest = z.object({ start: z._default(pageSchema, 1) });
/**
 * `message` is the finished sentence in the language of the request. `did` is null for a notification without a discussion; a
 * provider sends only `did`, `message` and `highlight`.
 */
export const notification = z.object({
  nid: z.optional(z.string()),
  did: z.nullable(z.string()),
  message: z.string(),
  highlight: z.boolean(),
  created_at: z.optional(z.string()),
  kind: z.optional(z.enum(notificationKinds)),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type Notification = z.infer<typeof notification>;
export const notificationsResponse = responseSchema({ notifications: z.array(notification), page_count: z.number() });
export type NotificationsResponse = z.infer<typeof notificationsResponse>;

/** `did` marks all notifications of a discussion as seen, `nid` one notification. The response is `doneResponse`. */
export const openNotificationRequest = z
  .object({ did: z.optional(idSchema), nid: z.optional(idSchema) })
  .check(z.refine(({ did, nid }) => (did === undefined) !== (nid === undefined), { path: ['did'], error: 'Send did or nid.' }));
export interface OpenNotificationRequest {
  did?: string;
  nid?: string;
}

/** Whether each topic creates notifications. */
const preferences = z.object(
  Object.fromEntries(notificationTopics.map((topic) => [topic, z.boolean()])) as Record<NotificationTopic, z.ZodMiniBoolean>,
);
export type NotificationPreferences = z.infer<typeof preferences>;
export const notificationPreferencesResponse = responseSchema({ preferences });
export type NotificationPreferencesResponse = z.infer<typeof notificationPreferencesResponse>;
/** Missing topics are not changed. The response is `notificationPreferencesResponse`. */
export const setNotificationPreferencesRequest = z.partial(preferences);
export type SetNotificationPreferencesRequest = Partial<NotificationPreferences>;
