import { baseApi } from '@oracle-astra/shared/api';
import { api, type DoneAnswer } from '@oracle-astra/shared/contract';

const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Marks what the person was told of a discussion as seen. */
    forumOpenNotification: build.mutation<DoneAnswer, string>({
      query: (did) => ({ url: api.openNotification, method: 'POST', body: { did } }),
      invalidatesTags: ['Notification'],
    }),
  }),
});

export const { useForumOpenNotificationMutation } = notificationsApi;
