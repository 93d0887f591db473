import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** Actions of operators with reasons; `target` is the id of a discussion, a comment or a person. */
export const moderationActions = pgTable(
  'moderation_actions',
  {
    id: text('id').primaryKey(),
    action: text('action').$type<'hide' | 'restore' | 'ban' | 'unban' | 'unseal' | 'move' | 'sign-out'>().notNull(),
    target: text('target').notNull(),
    reason: text('reason').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('moderation_actions_target').on(table.target, table.createdAt)],
);

/** Posts about despair or danger, which an operator reviews without a report; `level` is that of care. */
export const moderationReviews = pgTable('moderation_reviews', {
  itemId: text('item_id').primaryKey(),
  level: text('level').$type<'R' | 'O'>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
