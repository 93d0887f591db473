import { sql } from 'drizzle-orm';
import type { Comment, Discussion } from '@oracle-astra/shared/contract';
import { forumLimits } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { prepareRows } from '../../db/statements/prepare-rows';
import { buildCommentRows, commentColumns, type CommentRow } from './comment-repository';
import { buildDiscussionRows, discussionColumns, type DiscussionRow } from './discussion-rows';

const firstPage = sql.raw(`limit ${forumLimits.pageSize}`);

/** The most frequent queries, planned once for each connection: the latest discussions, one discussion, its first comments. */
export function prepareForumReads(db: Database) {
  const viewer = sql`${sql.placeholder('viewer')}::text`;
  const did = sql`${sql.placeholder('did')}::text`;
  const latest = prepareRows<DiscussionRow>(db, {
    name: 'forum_latest',
    columns: discussionColumns,
    query: buildDiscussionRows(viewer, sql`hidden_at is null order by created_at desc, did desc ${firstPage}`),
  });
  const one = prepareRows<DiscussionRow>(db, {
    name: 'forum_discussion',
    columns: discussionColumns,
    query: buildDiscussionRows(viewer, sql`did = ${did} and (hidden_at is null or uid = ${viewer})`),
  });
  const comments = prepareRows<CommentRow>(db, {
    name: 'forum_first_comments',
    columns: commentColumns,
    query: buildCommentRows(did, viewer, firstPage),
  });
  return {
    latest: async (reader: string | null): Promise<Discussion[]> => latest({ viewer: reader }),
    /** Null if there is none that the reader may see. */
    discussion: async (id: string, reader: string | null): Promise<Discussion | null> =>
      (await one({ viewer: reader, did: id }))[0] ?? null,
    firstComments: async (id: string, reader: string | null): Promise<Comment[]> => comments({ viewer: reader, did: id }),
  };
}
