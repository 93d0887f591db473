import { sql, type SQL } from 'drizzle-orm';
import type { Comment } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import type { PageRange } from './discussion-repository';
import { deletedAuthorName, forumLimits } from '@oracle-astra/shared/contract';
import { isoTimestamp } from './sql-fragments';

export interface CommentRow extends Record<string, unknown> {
  cid: string;
  uid: string;
  display_name: string;
  gender: string;
  avatar: string;
  comment: string;
  created_at: string;
  is_hidden: boolean;
  upvotes: number;
  downvotes: number;
  my_vote: number | null;
}

/** The column names of a comment's row. */
export const commentColumns = [
  'cid',
  'uid',
  'display_name',
  'gender',
  'avatar',
  'comment',
  'created_at',
  'is_hidden',
  'upvotes',
  'downvotes',
  'my_vote',
] as const satisfies readonly (keyof CommentRow)[];

/** The query of the comments of a discussion, as `viewer` sees them, oldest first. */
export const buildCommentRows = (did: SQL, viewer: SQL, range: SQL): SQL => sql`
  select c.cid, c.uid, c.comment, c.upvotes, c.downvotes, v.value::int as my_vote, ${isoTimestamp(sql`c.created_at`)} as created_at, c.hidden_at is not null as is_hidden,
    coalesce(p.display_name, ${deletedAuthorName}) as display_name, coalesce(p.gender, '') as gender, coalesce(p.avatar, '') as avatar
  from comments c
  left join forum_profiles p on p.uid = c.uid
  left join votes v on v.item_id = c.cid and v.uid = ${viewer}
  where c.did = ${did} and c.deleted_at is null and (c.hidden_at is null or c.uid = ${viewer})
  order by c.created_at, c.cid ${range}`;

export function createCommentRepository(db: Database) {
  return {
    /** Comments of a discussion, oldest first. */
    async list(did: string, viewer: string | null, { limit, offset }: PageRange): Promise<Comment[]> {
      const { rows } = await db.execute<CommentRow>(buildCommentRows(sql`${did}`, sql`${viewer}`, sql`limit ${limit} offset ${offset}`));
      return rows;
    },

    /** The number of comment pages for `viewer`, including their own hidden comments. */
    async countPages(did: string, viewer: string | null): Promise<number> {
      const { rows } = await db.execute<{ count: number }>(sql`
        select d.comment_count + (select count(*)::int from comments c
          where c.did = d.did and c.uid = ${viewer} and c.hidden_at is not null and c.deleted_at is null) as count
        from discussions d where d.did = ${did}`);
      return Math.ceil((rows[0]?.count ?? 0) / forumLimits.pageSize);
    },
  };
}
