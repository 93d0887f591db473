import { eq, sum } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { forumProfiles, redemptions } from '../../../db/schema';

export type ForumProfile = typeof forumProfiles.$inferSelect;

export function createProfileRepository(db: Database) {
  return {
    async byUid(uid: string): Promise<ForumProfile | null> {
      const [row] = await db.select().from(forumProfiles).where(eq(forumProfiles.uid, uid));
      return row ?? null;
    },

    async redeemedPoints(uid: string): Promise<number> {
      const [row] = await db
        .select({ points: sum(redemptions.points).mapWith(Number) })
        .from(redemptions)
        .where(eq(redemptions.uid, uid));
      return row?.points ?? 0;
    },

    /** False, without any write, if the name is taken. */
    async add(profile: typeof forumProfiles.$inferInsert): Promise<boolean> {
      const rows = await db.insert(forumProfiles).values(profile).onConflictDoNothing().returning({ uid: forumProfiles.uid });
      return rows.length > 0;
    },

    /** Changes the given fields; undefined ones are kept. */
    async edit(uid: string, changes: Partial<typeof forumProfiles.$inferInsert>): Promise<void> {
      if (Object.values(changes).some((value) => value !== undefined))
        await db.update(forumProfiles).set(changes).where(eq(forumProfiles.uid, uid));
    },
  };
}
