import { baseApi } from '@oracle-astra/shared/api';
import { apiPaths, type DoneResponse } from '@oracle-astra/shared/contract';

const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Marks the notifications of a discussion as seen. */
    forumOpenNotification: build.mutation<DoneResponse, string>({
      query: (did) => ({ url: apiPaths.openNotification, method: 'POST', body: { did } }),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const { useForumOpenNotificationMutation } = notificationsApi;
