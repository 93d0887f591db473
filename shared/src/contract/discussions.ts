import * as z from 'zod/mini';
import { careCard } from './care';
import { readableLine, readableText } from './input/clean-text';
import { forumLimits } from './constants';
import { fieldError } from './field-errors';
import { idSchema, responseSchema } from './response';
import { wholeNumber } from './input/whole-number';

/** A discussion's title, trimmed, on one line. */
export const discussionTitle = z
  .string()
  .check(
    readableLine(),
    z.minLength(1, fieldError('title_missing')),
    z.minLength(forumLimits.titleMin, fieldError('title_too_short')),
    z.maxLength(forumLimits.titleMax, fieldError('title_too_long')),
  );
/** A discussion's text, trimmed; line breaks are kept. */
export const discussionDescription = z
  .string()
  .check(
    readableText(),
    z.minLength(1, fieldError('description_missing')),
    z.minLength(forumLimits.descriptionMin, fieldError('description_too_short')),
    z.maxLength(forumLimits.descriptionMax, fieldError('description_too_long')),
  );

const tagText = z.string().check(z.trim(), z.maxLength(40));
const tag = z._default(tagText, '');
/** Posts a text that was answered with care (`care_needed`), after its author has seen the help. */
const postAnyway = z.optional(z.boolean());
const discussionFields = {
  title: discussionTitle,
  description: discussionDescription,
  rashi_tag: tag,
  nakshatra_tag: tag,
  mahadasha_tag: tag,
  post_anyway: postAnyway,
};

/** A tag that is not empty is stored as the author's own value of that kind; an empty one is left out. */
export const addDiscussionRequest = z.object(discussionFields);
export type AddDiscussionRequest = z.input<typeof addDiscussionRequest>;
/** Missing fields are not changed. The discussion keeps its tags even if the author's chart has changed since. */
export const editDiscussionRequest = z.object({
  did: idSchema,
  title: z.optional(discussionTitle),
  description: z.optional(discussionDescription),
  rashi_tag: z.optional(tagText),
  nakshatra_tag: z.optional(tagText),
  mahadasha_tag: z.optional(tagText),
  post_anyway: postAnyway,
});
export type EditDiscussionRequest = z.input<typeof editDiscussionRequest>;
/** `care` is for the author of a text that was posted despite `care_needed`. */
export const discussionWrittenResponse = responseSchema({ did: z.string(), care: z.optional(careCard) });
export type DiscussionWrittenResponse = z.infer<typeof discussionWrittenResponse>;

export const commentText = z
  .string()
  .check(
    readableText(),
    z.minLength(forumLimits.commentMin, fieldError('comment_too_short')),
    z.maxLength(forumLimits.commentMax, fieldError('comment_too_long')),
  );
export const addCommentRequest = z.object({ did: idSchema, comment: commentText, post_anyway: postAnyway });
export type AddCommentRequest = z.infer<typeof addCommentRequest>;
/** `page` is the page of comments that contains the new comment. */
export const commentWrittenResponse = responseSchema({ cid: z.string(), page: z.optional(z.number()), care: z.optional(careCard) });
export type CommentWrittenResponse = z.infer<typeof commentWrittenResponse>;
export const commentId = z.object({ cid: idSchema });

/** Exactly one of the two: a discussion or a comment. */
const item = { did: z.optional(idSchema), cid: z.optional(idSchema) };
const namesOneItem = z.refine<{ did?: string | undefined; cid?: string | undefined }>(
  ({ did, cid }) => (did === undefined) !== (cid === undefined),
  { path: ['did'], error: 'Send did or cid.' },
);

/** `type` 1 is up, 0 is down. Repeating a vote withdraws it; the opposite vote replaces it. */
export const voteRequest = z.object({ ...item, type: wholeNumber().check(z.minimum(0), z.maximum(1)) }).check(namesOneItem);
export interface VoteRequest {
  did?: string;
  cid?: string;
  type: number;
}
/** The counts after the vote; `my_vote` is null if the vote was withdrawn. */
export const voteResponse = responseSchema({ upvotes: z.number(), downvotes: z.number(), my_vote: z.nullable(z.number()) });
export type VoteResponse = z.infer<typeof voteResponse>;

/** A second report of the same item gets the same response as the first. */
export const reportRequest = z
  .object({ ...item, reason: z._default(z.string().check(readableText(), z.maxLength(500, fieldError('reason_too_long'))), '') })
  .check(namesOneItem);
export interface ReportRequest {
  did?: string;
  cid?: string;
  reason?: string;
}
/** `care` is for the author of a reason that expresses despair or danger; the report is stored anyway. */
export const reportResponse = responseSchema({ message: z.string(), care: z.optional(careCard) });
export type ReportResponse = z.infer<typeof reportResponse>;
