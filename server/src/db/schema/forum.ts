import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';
import { births } from './births';
import { users } from './users';

/**
 * A person's forum profile. Rashi, nakshatra and mahadasha are computed from the birth record of `defaultBid` on every
 * read; the columns hold them for profiles without a record, as in the sample forum.
 */
export const forumProfiles = pgTable(
  'forum_profiles',
  {
    uid: text('uid')
      .primaryKey()
      .references(() => users.uid),
    displayName: text('display_name').notNull(),
    email: text('email'),
    gender: text('gender').notNull(),
    avatar: text('avatar').notNull().default(''),
    defaultBid: text('default_bid').references(() => births.bid, { onDelete: 'set null' }),
    isPrivate: boolean('is_private').notNull().default(false),
    rashi: text('rashi'),
    nakshatra: text('nakshatra'),
    mahadasha: text('mahadasha'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('forum_profiles_default_bid').on(table.defaultBid)],
);

/**
 * The table also has `search_text` and `search_key`, which the database generates from title, description and tags: in
 * lower case, and in the Latin letters that spelling variants share. `hiddenAt` is when moderation or reports hid it;
 * `clearedAt` when an operator last hid, restored or kept it, after which older reports no longer count.
 */
export const discussions = pgTable(
  'discussions',
  {
    did: text('did').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    title: text('title').notNull(),
    description: text('description').notNull(),
    rashiTag: text('rashi_tag').notNull().default(''),
    nakshatraTag: text('nakshatra_tag').notNull().default(''),
    mahadashaTag: text('mahadasha_tag').notNull().default(''),
    upvotes: integer('upvotes').notNull().default(0),
    downvotes: integer('downvotes').notNull().default(0),
    commentCount: integer('comment_count').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    editedAt: timestamptz('edited_at'),
    linksAdded: integer('links_added').notNull().default(0),
    linksAddedAt: timestamptz('links_added_at'),
    deletedAt: timestamptz('deleted_at'),
    hiddenAt: timestamptz('hidden_at'),
    clearedAt: timestamptz('cleared_at'),
  },
  (table) => [
    index('discussions_latest').on(table.createdAt, table.did),
    index('discussions_visible').on(table.createdAt, table.did),
    index('discussions_uid').on(table.uid, table.createdAt),
    index('discussions_author').on(table.uid, table.createdAt),
    index('discussions_hidden')
      .on(table.hiddenAt, table.did)
      .where(sql`${table.hiddenAt} is not null`),
  ],
);

export const comments = pgTable(
  'comments',
  {
    cid: text('cid').primaryKey(),
    did: text('did')
      .notNull()
      .references(() => discussions.did),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    comment: text('comment').notNull(),
    upvotes: integer('upvotes').notNull().default(0),
    downvotes: integer('downvotes').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    deletedAt: timestamptz('deleted_at'),
    hiddenAt: timestamptz('hidden_at'),
    clearedAt: timestamptz('cleared_at'),
  },
  (table) => [
    index('comments_did').on(table.did, table.createdAt),
    index('comments_author').on(table.uid, table.createdAt),
    index('comments_hidden')
      .on(table.hiddenAt, table.cid)
      .where(sql`${table.hiddenAt} is not null`),
  ],
);

/** One vote for each person and item; `itemId` is a discussion's or a comment's id, `value` 1 up, 0 down. */
export const votes = pgTable(
  'votes',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    itemId: text('item_id').notNull(),
    value: smallint('value').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.itemId] }), index('votes_item').on(table.itemId)],
);

/** Reports of discussions and comments for moderation, one for each person and item. */
export const reports = pgTable(
  'reports',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    itemId: text('item_id').notNull(),
    reason: text('reason').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.itemId] }), index('reports_item').on(table.itemId)],
);

/** Astro Points exchanged for questions. */
export const redemptions = pgTable(
  'redemptions',
  {
    id: text('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    points: integer('points').notNull(),
    questions: integer('questions').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('redemptions_uid').on(table.uid, table.createdAt)],
);
