import {
  apiPaths,
  type SuccessOf,
  type CommentsResponse,
  type DiscussionResponse,
  type DiscussionsResponse,
  type DiscussionsRequest,
  type NotificationsResponse,
  type NotificationSummaryResponse,
  type ProfileResponse,
} from '../contract';
import { baseApi } from './base-api';
import { listTag, listTags, oneTag } from './tags';

const communityApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listDiscussions: build.query<SuccessOf<DiscussionsResponse>, DiscussionsRequest>({
      query: (body) => ({ url: apiPaths.discussions, method: 'POST', body }),
      providesTags: (answer) =>
        listTags(
          'Discussion',
          answer?.discussions.map(({ did }) => did),
        ),
    }),
    getDiscussion: build.query<SuccessOf<DiscussionResponse>, string>({
      query: (did) => ({ url: apiPaths.discussion, method: 'POST', body: { did } }),
      providesTags: (_answer, _error, did) => [oneTag('Discussion', did)],
    }),
    listComments: build.query<SuccessOf<CommentsResponse>, { did: string; start?: number }>({
      query: (body) => ({ url: apiPaths.comments, method: 'POST', body }),
      providesTags: (answer) =>
        listTags(
          'Comment',
          answer?.comments.map(({ cid }) => cid),
        ),
    }),
    getProfile: build.query<SuccessOf<ProfileResponse>, string>({
      query: (uid) => ({ url: apiPaths.profile, method: 'POST', body: { uid } }),
      providesTags: (_answer, _error, uid) => [oneTag('Profile', uid)],
    }),
    getMyProfile: build.query<SuccessOf<ProfileResponse>, void>({ query: () => apiPaths.myProfile, providesTags: [listTag('Profile')] }),
    getNotificationSummary: build.query<SuccessOf<NotificationSummaryResponse>, void>({
      query: () => apiPaths.notificationSummary,
      providesTags: [listTag('Notification')],
    }),
    listNotifications: build.query<SuccessOf<NotificationsResponse>, number>({
      query: (start) => ({ url: apiPaths.notifications, method: 'POST', body: { start } }),
      providesTags: [listTag('Notification')],
    }),
  }),
});

export const { listDiscussions, getDiscussion, listComments, getProfile, getMyProfile, getNotificationSummary, listNotifications } =
  communityApi.endpoints;
export const {
  useListDiscussionsQuery,
  useGetDiscussionQuery,
  useListCommentsQuery,
  useGetProfileQuery,
  useGetMyProfileQuery,
  useGetNotificationSummaryQuery,
  useListNotificationsQuery,
} = communityApi;
