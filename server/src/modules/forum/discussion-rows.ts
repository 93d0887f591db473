import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { deletedAuthorName } from '@oracle-astra/shared/contract';
import { isoTimestamp } from './sql-fragments';

export interface DiscussionRow extends Record<string, unknown> {
  did: string;
  uid: string;
  title: string;
  description: string;
  rashi_tag: string;
  nakshatra_tag: string;
  mahadasha_tag: string;
  upvotes: number;
  downvotes: number;
  my_vote: number | null;
  comment_count: number;
  created_at: string;
  edited_at: string | null;
  is_hidden: boolean;
  display_name: string;
  gender: string;
  avatar: string;
  latest_comment: string | null;
  latest_comment_uid: string | null;
  latest_comment_display_name: string | null;
  latest_comment_gender: string | null;
  latest_comment_avatar: string | null;
}

/** The column names of a discussion's row. */
export const discussionColumns = [
  'did',
  'uid',
  'title',
  'description',
  'rashi_tag',
  'nakshatra_tag',
  'mahadasha_tag',
  'upvotes',
  'downvotes',
  'my_vote',
  'comment_count',
  'created_at',
  'edited_at',
  'is_hidden',
  'display_name',
  'gender',
  'avatar',
  'latest_comment',
  'latest_comment_uid',
  'latest_comment_display_name',
  'latest_comment_gender',
  'latest_comment_avatar',
] as const satisfies readonly (keyof DiscussionRow)[];

/** The query of discussions that meet a condition, as `viewer` sees them, latest first. */
export const buildDiscussionRows = (viewer: SQL, condition: SQL): SQL => sql`
  select d.did, d.uid, d.title, d.description, d.rashi_tag, d.nakshatra_tag, d.mahadasha_tag,
    d.upvotes, d.downvotes, v.value::int as my_vote, d.comment_count, ${isoTimestamp(sql`d.created_at`)} as created_at,
    ${isoTimestamp(sql`d.edited_at`)} as edited_at, d.hidden_at is not null as is_hidden,
    coalesce(p.display_name, ${deletedAuthorName}) as display_name, coalesce(p.gender, '') as gender, coalesce(p.avatar, '') as avatar,
    c.comment as latest_comment, c.uid as latest_comment_uid,
    case when c.cid is null then null else coalesce(cp.display_name, ${deletedAuthorName}) end as latest_comment_display_name,
    case when c.cid is null then null else coalesce(cp.gender, '') end as latest_comment_gender,
    case when c.cid is null then null else coalesce(cp.avatar, '') end as latest_comment_avatar
  from (select * from discussions where deleted_at is null and ${condition}) d
  left join forum_profiles p on p.uid = d.uid
  left join votes v on v.item_id = d.did and v.uid = ${viewer}
  left join lateral (
    select cid, uid, comment from comments where did = d.did and deleted_at is null and hidden_at is null order by created_at desc, cid desc limit 1
  ) c on true
  left join forum_profiles cp on cp.uid = c.uid
  order by d.created_at desc, d.did desc`;
