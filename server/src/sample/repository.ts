import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { comments, discussions, forumProfiles, users, votes } from '../db/schema';

export interface SampleRows {
  users: (typeof users.$inferInsert)[];
  profiles: (typeof forumProfiles.$inferInsert)[];
  discussions: (typeof discussions.$inferInsert)[];
  comments: (typeof comments.$inferInsert)[];
  votes: (typeof votes.$inferInsert)[];
}

/** Arbitrary id of the advisory lock. */
const sampleLock = 7_305_711;

export function createSampleRepository(tx: Database) {
  return {
    /** Serializes servers that start together, until the transaction ends. */
    async lock(): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(${sampleLock})`);
    },

    async hasDiscussions(): Promise<boolean> {
      return (await tx.select({ did: discussions.did }).from(discussions).limit(1)).length > 0;
    },

    async insert(rows: SampleRows): Promise<void> {
      await tx.insert(users).values(rows.users);
      await tx.insert(forumProfiles).values(rows.profiles);
      await tx.insert(discussions).values(rows.discussions);
      await tx.insert(comments).values(rows.comments);
      await tx.insert(votes).values(rows.votes);
    },
  };
}
