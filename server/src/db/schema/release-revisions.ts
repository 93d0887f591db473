import { bigint, json, pgTable } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** The registry of releases, one row a revision. `change` is who made it and why. */
export const releaseRevisions = pgTable('release_revisions', {
  revision: bigint('revision', { mode: 'number' }).primaryKey(),
  registry: json('registry').notNull(),
  change: json('change'),
  madeAt: timestamptz('made_at').notNull().defaultNow(),
});
