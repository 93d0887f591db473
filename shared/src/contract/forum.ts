import * as z from 'zod/mini';
import { careCard } from './care';
import { readableLine } from './input/clean-text';
import { responseSchema, idSchema, pageSchema } from './response';

export const discussion = z.object({
  did: z.string(),
  uid: z.string(),
  title: z.string(),
  description: z.string(),
  rashi_tag: z.string(),
  nakshatra_tag: z.string(),
  mahadasha_tag: z.string(),
  upvotes: z.number(),
  downvotes: z.number(),
  my_vote: z.optional(z.nullable(z.number())),
  comment_count: z.number(),
  created_at: z.string(),
  /** Missing if the text was never edited. */
  edited_at: z.optional(z.nullable(z.string())),
  /** Whether moderation hides it; only its author still receives it. */
  is_hidden: z.optional(z.boolean()),
  display_name: z.string(),
  gender: z.string(),
  avatar: z.string(),
  latest_comment: z.nullable(z.string()),
  latest_comment_uid: z.nullable(z.string()),
  latest_comment_display_name: z.nullable(z.string()),
  latest_comment_gender: z.nullable(z.string()),
  latest_comment_avatar: z.nullable(z.string()),
});
export type Discussion = z.infer<typeof discussion>;

/** `start` is the page, from 1; `uid` requests the posts of one user instead of a search. */
export const discussionsRequest = z.object({
  start: z._default(pageSchema, 1),
  query: z.optional(z.string().check(readableLine(), z.maxLength(200))),
  uid: z.optional(idSchema),
});
export type DiscussionsRequest = z.input<typeof discussionsRequest>;
/**
 * `page_count` is at most `forumLimits.mostPages`; `note` explains to the user why a query was not searched; `care` is the help
 * for a query that expresses despair or danger.
 */
export const discussionsResponse = responseSchema({
  discussions: z.array(discussion),
  page_count: z.number(),
  note: z.optional(z.string()),
  care: z.optional(careCard),
});
export type DiscussionsResponse = z.infer<typeof discussionsResponse>;

export const discussionId = z.object({ did: idSchema });
export const discussionResponse = responseSchema({ discussion });
export type DiscussionResponse = z.infer<typeof discussionResponse>;

export const comment = z.object({
  cid: z.string(),
  uid: z.string(),
  display_name: z.string(),
  gender: z.string(),
  avatar: z.string(),
  comment: z.string(),
  created_at: z.string(),
  is_hidden: z.optional(z.boolean()),
  upvotes: z.number(),
  downvotes: z.number(),
  my_vote: z.optional(z.nullable(z.number())),
});
export type Comment = z.infer<typeof comment>;
/** Without `start` all comments, at most `forumLimits.commentsAtOnce`; with `start` that page of ten. */
export const commentsRequest = z.object({ did: idSchema, start: z.optional(pageSchema) });
export const commentsResponse = responseSchema({ comments: z.array(comment), page_count: z.number() });
export type CommentsResponse = z.infer<typeof commentsResponse>;

export const profile = z.object({
  uid: z.string(),
  display_name: z.string(),
  email: z.optional(z.string()),
  gender: z.string(),
  avatar: z.string(),
  default_birth_profile: z.nullable(z.string()),
  is_private: z.number(),
  is_ban: z.number(),
  rashi: z.nullable(z.string()),
  nakshatra: z.nullable(z.string()),
  current_mahadasha: z.nullable(z.string()),
  astrohub_points: z.number(),
  astrohub_redeemed_points: z.number(),
});
export type Profile = z.infer<typeof profile>;
export const profileRequest = z.object({ uid: idSchema });
export const profileResponse = responseSchema({ profile });
export type ProfileResponse = z.infer<typeof profileResponse>;
