import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** A key of encrypted columns, encrypted by the secret with the id `wrappedBy`. One with `retiredAt` encrypts nothing more. */
export const dataKeys = pgTable('data_keys', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  wrapped: text('wrapped').notNull(),
  wrappedBy: text('wrapped_by').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  retiredAt: timestamptz('retired_at'),
});
