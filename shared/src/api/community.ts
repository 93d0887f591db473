import {
  api, type Answered, type CommentsAnswer, type DiscussionAnswer, type DiscussionsAnswer, type DiscussionsRequest, type NotificationsAnswer,
  type NotificationSummaryAnswer, type ProfileAnswer,
} from '../contract';
import { baseApi } from './base-api';
import { listTag, listTags, oneTag } from './tags';

const communityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDiscussions: build.query<Answered<DiscussionsAnswer>, DiscussionsRequest>({
      query: (body) => ({ url: api.discussions, method: 'POST', body }),
      providesTags: (answer) => listTags('Discussion', answer?.discussions.map(({ did }) => did)),
    }),
    getDiscussion: build.query<Answered<DiscussionAnswer>, string>({
      query: (did) => ({ url: api.discussion, method: 'POST', body: { did } }),
      providesTags: (_answer, _error, did) => [oneTag('Discussion', did)],
    }),
    listComments: build.query<Answered<CommentsAnswer>, { did: string; start?: number }>({
      query: (body) => ({ url: api.comments, method: 'POST', body }),
      providesTags: (answer) => listTags('Comment', answer?.comments.map(({ cid }) => cid)),
    }),
    getProfile: build.query<Answered<ProfileAnswer>, string>({
      query: (uid) => ({ url: api.profile, method: 'POST', body: { uid } }),
      providesTags: (_answer, _error, uid) => [oneTag('Profile', uid)],
    }),
    getMyProfile: build.query<Answered<ProfileAnswer>, void>({ query: () => api.myProfile, providesTags: [listTag('Profile')] }),
    getNotificationSummary: build.query<Answered<NotificationSummaryAnswer>, void>({ query: () => api.notificationSummary, providesTags: [listTag('Notification')] }),
    listNotifications: build.query<Answered<NotificationsAnswer>, number>({
      query: (start) => ({ url: api.notifications, method: 'POST', body: { start } }),
      providesTags: [listTag('Notification')],
    }),
  }),
});

export const { listDiscussions, getDiscussion, listComments, getProfile, getMyProfile, getNotificationSummary, listNotifications } = communityApi.endpoints;
export const {
  useListDiscussionsQuery, useGetDiscussionQuery, useListCommentsQuery, useGetProfileQuery, useGetMyProfileQuery, useGetNotificationSummaryQuery, useListNotificationsQuery,
} = communityApi;
