import { baseApi, listTag, listTags, type TagType } from '@oracle-astra/shared/api';
import {
  apiPaths,
  type AddCommentRequest,
  type AddDiscussionRequest,
  type CommentWrittenResponse,
  type DiscussionWrittenResponse,
  type DoneResponse,
  type EditDiscussionRequest,
  type ReportRequest,
  type ReportResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';

const write = (url: string, body: object, changes: TagType[]) => ({ url, method: 'POST', body, isIdempotent: true, changes });
const discussionTag = (did: string) => listTags('Discussion', [did]).slice(0, 1);

const postsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    forumAddDiscussion: build.mutation<SuccessOf<DiscussionWrittenResponse>, AddDiscussionRequest>({
      query: (body) => write(apiPaths.addDiscussion, body, ['Discussion', 'Profile', 'Notification']),
      invalidatesTags: (answer) => (answer === undefined ? [] : [listTag('Discussion'), listTag('Profile')]),
    }),
    forumEditDiscussion: build.mutation<SuccessOf<DiscussionWrittenResponse>, EditDiscussionRequest>({
      query: (body) => write(apiPaths.editDiscussion, body, ['Discussion']),
      invalidatesTags: (answer, _error, { did }) => (answer === undefined ? [] : discussionTag(did)),
    }),
    /** Does not invalidate the discussion, because its page may still be open; the caller does so. */
    forumDeleteDiscussion: build.mutation<SuccessOf<DoneResponse>, string>({
      query: (did) => write(apiPaths.deleteDiscussion, { did }, ['Discussion', 'Profile']),
      invalidatesTags: (answer) => (answer === undefined ? [] : [listTag('Profile')]),
    }),
    forumAddComment: build.mutation<SuccessOf<CommentWrittenResponse>, AddCommentRequest>({
      query: (body) => write(apiPaths.addComment, body, ['Comment', 'Discussion', 'Profile', 'Notification']),
      invalidatesTags: (answer, _error, { did }) =>
        answer === undefined ? [] : [listTag('Comment'), listTag('Profile'), ...discussionTag(did)],
    }),
    forumDeleteComment: build.mutation<SuccessOf<DoneResponse>, { cid: string; did: string }>({
      query: ({ cid }) => write(apiPaths.deleteComment, { cid }, ['Comment', 'Discussion', 'Profile']),
      invalidatesTags: (answer, _error, { did }) =>
        answer === undefined ? [] : [listTag('Comment'), listTag('Profile'), ...discussionTag(did)],
    }),
    forumReport: build.mutation<SuccessOf<ReportResponse>, ReportRequest>({ query: (body) => write(apiPaths.report, body, []) }),
  }),
});

/** Removes cached data of a deleted discussion. */
export const forgetDiscussion = (did: string) => baseApi.util.invalidateTags([listTag('Discussion'), ...discussionTag(did)]);

export const {
  useForumAddDiscussionMutation,
  useForumEditDiscussionMutation,
  useForumDeleteDiscussionMutation,
  useForumAddCommentMutation,
  useForumDeleteCommentMutation,
  useForumReportMutation,
} = postsApi;
