import { listNotifications, type AppDispatch } from '@oracle-astra/shared/api';
import type { OpenNotificationRequest } from '@oracle-astra/shared/contract';
import { forumOpenNotification } from '../api/notifications';

/** Marks what a page shows as seen: one notification, or those of a discussion if there are any. */
export async function markSeen(dispatch: AppDispatch, shown: OpenNotificationRequest): Promise<void> {
  if (shown.did !== undefined) {
    const { data } = await dispatch(listNotifications.initiate(1, { subscribe: false, forceRefetch: true }));
    if (!data?.notifications.some(({ did, highlight }) => highlight && did === shown.did)) return;
  }
  await dispatch(forumOpenNotification.initiate(shown, { track: false }));
}
