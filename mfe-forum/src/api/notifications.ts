import { baseApi } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type DoneResponse,
  type NotificationPreferencesResponse,
  type OpenNotificationRequest,
  type SetNotificationPreferencesRequest,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Marks one notification, or all of a discussion, as seen. */
    forumOpenNotification: build.mutation<DoneResponse, OpenNotificationRequest>({
      query: (body) => ({ url: apiPaths.openNotification, method: 'POST', body }),
      invalidatesTags: ['Notification'],
    }),
    forumGetNotificationPreferences: build.query<SuccessOf<NotificationPreferencesResponse>, void>({
      query: () => apiPaths.notificationPreferences,
      providesTags: ['Me'],
    }),
    forumSetNotificationPreferences: build.mutation<SuccessOf<NotificationPreferencesResponse>, SetNotificationPreferencesRequest>({
      query: (body) => ({ url: apiPaths.setNotificationPreferences, method: 'POST', body, isIdempotent: true }),
      async onQueryStarted(changed, { dispatch, queryFulfilled }) {
        const update = notificationsApi.util.updateQueryData('forumGetNotificationPreferences', undefined, ({ preferences }) => {
          Object.assign(preferences, changed);
        });
        const patch = dispatch(update);
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

export const { useForumOpenNotificationMutation, useForumGetNotificationPreferencesQuery, useForumSetNotificationPreferencesMutation } =
  notificationsApi;
