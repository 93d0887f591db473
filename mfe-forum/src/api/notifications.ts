import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  notificationTopics,
  type AddPushSubscriptionRequest,
  type DoneResponse,
  type NotificationPreferencesResponse,
  type OpenNotificationRequest,
  type PushKeyResponse,
  type PushStateRequest,
  type PushStateResponse,
  type RemovePushSubscriptionRequest,
  type SetNotificationPreferencesRequest,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

/** The latest preferences, so that a late response does not undo a later change. */
const newest: SetNotificationPreferencesRequest = {};

const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Marks one notification, or all of a discussion, as seen. */
    forumOpenNotification: build.mutation<DoneResponse, OpenNotificationRequest>({
      query: (body) => ({ url: apiPaths.openNotification, method: 'POST', body, isIdempotent: true, changes: ['Notification'] }),
      invalidatesTags: ['Notification'],
    }),
    /** The server's public key; null if it sends no push messages. */
    forumGetPushKey: build.query<SuccessOf<PushKeyResponse>, void>({ query: () => apiPaths.pushKey }),
    /** Whether the server sends push messages to this browser. A mutation, so that the answer is never cached. */
    forumReadPushState: build.mutation<SuccessOf<PushStateResponse>, PushStateRequest>({
      query: (body) => ({ url: apiPaths.pushState, method: 'POST', body, changes: [] }),
    }),
    forumAddPushSubscription: build.mutation<DoneResponse, AddPushSubscriptionRequest>({
      query: (body) => ({ url: apiPaths.addPushSubscription, method: 'POST', body, isIdempotent: true, changes: [] }),
    }),
    forumRemovePushSubscription: build.mutation<DoneResponse, RemovePushSubscriptionRequest>({
      query: (body) => ({ url: apiPaths.removePushSubscription, method: 'POST', body, changes: [] }),
    }),
    forumGetNotificationPreferences: build.query<SuccessOf<NotificationPreferencesResponse>, void>({
      query: () => apiPaths.notificationPreferences,
      providesTags: ['Me'],
    }),
    forumSetNotificationPreferences: build.mutation<SuccessOf<NotificationPreferencesResponse>, SetNotificationPreferencesRequest>({
      query: (body) => ({ url: apiPaths.setNotificationPreferences, method: 'POST', body, isIdempotent: true, changes: ['Me'] }),
      async onQueryStarted(changed, { dispatch, queryFulfilled }): Promise<void> {
        Object.assign(newest, changed);
        const update = notificationsApi.util.updateQueryData('forumGetNotificationPreferences', undefined, ({ preferences }) => {
          Object.assign(preferences, changed);
        });
        const patch = dispatch(update);
        try {
          await queryFulfilled;
        } catch {
          // The caller shows the failure.
          return patch.undo();
        }
        // A response from before the change may arrive later.
        await Promise.allSettled(dispatch(baseApi.util.getRunningQueriesThunk()));
        if (notificationTopics.every((topic) => changed[topic] === undefined || changed[topic] === newest[topic])) dispatch(update);
      },
    }),
  }),
});

export const {
  useForumOpenNotificationMutation,
  useForumGetPushKeyQuery,
  useForumReadPushStateMutation,
  useForumAddPushSubscriptionMutation,
  useForumRemovePushSubscriptionMutation,
  useForumGetNotificationPreferencesQuery,
  useForumSetNotificationPreferencesMutation,
} = notificationsApi;
export const { forumOpenNotification } = notificationsApi.endpoints;
