import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { discussions, notifications } from '../../db/schema';

export interface NewNotification {
  id: string;
  uid: string;
  did: string;
  message: string;
  createdAt: Date;
}

export function createNotificationRepository(db: Database) {
  const isVisible = (uid: string) => and(eq(notifications.uid, uid), isNull(discussions.deletedAt));

  return {
    async add(notification: NewNotification): Promise<void> {
      await db.insert(notifications).values(notification);
    },

    async countUnseen(uid: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(notifications)
        .innerJoin(discussions, eq(discussions.did, notifications.did))
        .where(and(isVisible(uid), isNull(notifications.seenAt)));
      return row?.count ?? 0;
    },

    async list(uid: string, { limit, offset }: { limit: number; offset: number }) {
      return db
        .select({ did: notifications.did, message: notifications.message, seenAt: notifications.seenAt })
        .from(notifications)
        .innerJoin(discussions, eq(discussions.did, notifications.did))
        .where(isVisible(uid))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(limit)
        .offset(offset);
    },

    async count(uid: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(notifications)
        .innerJoin(discussions, eq(discussions.did, notifications.did))
        .where(isVisible(uid));
      return row?.count ?? 0;
    },

    /** Marks the notifications of a person about a discussion as seen; returns how many there are. */
    async markSeen(uid: string, did: string, now: Date): Promise<number> {
      const rows = await db
        .update(notifications)
        .set({ seenAt: sql`coalesce(${notifications.seenAt}, ${now.toISOString()}::timestamptz)` })
        .where(and(eq(notifications.uid, uid), eq(notifications.did, did)))
        .returning({ id: notifications.id });
      return rows.length;
    },

    async eraseByUser(uid: string): Promise<void> {
      await db.delete(notifications).where(eq(notifications.uid, uid));
    },
  };
}
