import { sql } from 'drizzle-orm';
import { retention } from '../pruning/retention';
import { blank, ownUid } from './frame/data-rule';
import type { DataRules } from './frame/data-rule';

const ofDeleted = (column: string) => sql`case when deleted_at is null then ${sql.identifier(column)} else '' end`;
const publicPosts = 'public posts and their counts, by “Deleted user”; the text of deleted posts is erased';

/** AstroHub: posts, votes, points and moderation. */
export const forumRules: DataRules = {
  forum_profiles: {
    about: 'a profile in AstroHub',
    owner: ownUid,
    section: 'profile',
    exported: 'display_name email gender avatar is_private rashi nakshatra mahadasha created_at',
    technical: 'uid default_bid',
    erase: 'delete',
    expires: 'with the account',
  },
  discussions: {
    about: 'a discussion',
    owner: ownUid,
    section: 'discussions',
    exported:
      'title description rashi_tag nakshatra_tag mahadasha_tag upvotes downvotes comment_count created_at edited_at deleted_at hidden_at',
    order: 't.created_at, t.did',
    technical: 'did uid cleared_at links_added links_added_at search_text search_key',
    erase: { title: ofDeleted('title'), description: ofDeleted('description') },
    kept: publicPosts,
    expires: 'when the site ends',
  },
  comments: {
    about: 'a comment',
    owner: ownUid,
    section: 'comments',
    exported: 'comment upvotes downvotes created_at deleted_at hidden_at',
    order: 't.created_at, t.cid',
    technical: 'cid did uid cleared_at',
    erase: { comment: ofDeleted('comment') },
    kept: publicPosts,
    expires: 'when the site ends',
  },
  votes: {
    about: 'a vote',
    owner: ownUid,
    section: 'votes',
    exported: 'created_at',
    extra: sql`coalesce((select title from discussions where did = t.item_id and deleted_at is null and hidden_at is null),
      (select comment from comments where cid = t.item_id and deleted_at is null and hidden_at is null)) as post,
      case t.value when 1 then 'up' else 'down' end as vote`,
    order: 't.created_at',
    joined: 'value',
    technical: 'uid item_id',
    erase: 'delete',
    expires: 'when it is withdrawn, or with the account; the counts stay',
  },
  reports: {
    about: 'a report of a post',
    owner: ownUid,
    section: 'reports',
    exported: 'reason created_at',
    order: 't.created_at',
    technical: 'uid item_id',
    erase: { reason: blank },
    kept: 'that it was reported, without the text',
    expires: 'with the post',
  },
  moderation_actions: {
    about: 'a moderation action and its reason',
    owner: (uid) =>
      sql`t.target in (select ${uid} union all select did from discussions where uid = ${uid} union all select cid from comments where uid = ${uid})`,
    section: 'moderation',
    exported: 'action reason created_at',
    order: 't.created_at',
    technical: 'id target',
    erase: {},
    kept: 'three years, so that decisions can be reviewed',
    expires: [{ column: 'created_at', seconds: retention.moderationAction }],
  },
  moderation_reviews: {
    about: 'a post that care flagged, until an operator has reviewed it',
    owner: (uid) =>
      sql`t.item_id in (select did from discussions where uid = ${uid} union all select cid from comments where uid = ${uid})`,
    section: 'reviews',
    exported: 'level created_at',
    order: 't.created_at',
    technical: 'item_id',
    erase: 'delete',
    expires: 'when an operator has reviewed it, or with the post',
  },
  point_awards: {
    about: 'points earned for an item',
    owner: ownUid,
    section: 'points',
    exported: 'kind amount day created_at revoked_at',
    order: 't.created_at',
    technical: 'uid item_id',
    others: 'actor',
    erase: 'delete',
    expires: 'with the account',
  },
  point_debts: {
    about: 'a debt of points, which later points repay',
    owner: ownUid,
    section: 'point_debts',
    exported: 'amount',
    technical: 'uid',
    erase: 'delete',
    expires: 'with the account',
  },
  redemptions: {
    about: 'points exchanged for questions',
    owner: ownUid,
    section: 'redemptions',
    exported: 'points questions created_at',
    order: 't.created_at',
    technical: 'id uid',
    erase: 'delete',
    expires: 'with the account; the ledger keeps the questions',
  },
};
