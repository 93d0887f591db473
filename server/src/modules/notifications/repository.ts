import { notificationKinds, type NotificationKind, type NotificationTopic } from '@oracle-astra/shared/contract';
import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { discussions, notificationMutes, notifications } from '../../db/schema';

export interface NewNotification {
  id: string;
  uid: string;
  did: string | null;
  kind: NotificationKind;
  params: Record<string, string | number>;
  gatherKey: string | null;
  createdAt: Date;
  /** The topic that switches it off, or null. */
  topic: NotificationTopic | null;
}

export const notificationChannel = 'notifications';

// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createNotificationRepository(db: Database) {
  // A newer release may have written a kind without a text in this one: it is left out and not counted during the upgrade.
  const isKnown = or(isNull(notifications.kind), inArray(notifications.kind, [...notificationKinds]));
  const isShown = and(
    isKnown,
    or(
      isNull(notifications.did),
      and(isNull(discussions.deletedAt), or(isNull(discussions.hiddenAt), eq(discussions.uid, notifications.uid))),
    ),
  );
  const isVisible = (uid: string) => and(eq(notifications.uid, uid), isShown);

  return {
    /**
     * Adds a notification if the person has an account and has not switched its topic off, and notifies all processes when the
     * transaction commits. An unseen one with the same gather key gets the new parameters with added counts, and is not pushed
     * again.
     */
    async add({ id, uid, did, kind, params, gatherKey, createdAt, topic }: NewNotification): Promise<void> {
      await db.execute(sql`
        with added as (
          insert into notifications (id, uid, did, kind, params, gather_key, created_at)
          select ${id}, u.uid, ${did}, ${kind}, ${JSON.stringify(params)}::jsonb, ${gatherKey}, ${createdAt.toISOString()}::timestamptz
          from (select uid from users where uid = ${uid} and deleted_at is null for key share) u where not exists (select from notification_mutes where uid = ${uid} and topic = ${topic})
          on conflict (uid, gather_key) where seen_at is null and gather_key is not null do update set
            created_at = excluded.created_at, did = excluded.did,
            params = case when jsonb_exists(excluded.params, 'count') then excluded.params || jsonb_build_object('count',
              coalesce((notifications.params->>'count')::int, 0) + (excluded.params->>'count')::int) else excluded.params end
          returning id, uid, created_at, xmax = 0 as is_new
        ), to_push as (
          insert into push_deliveries (notification_id, created_at)
          select id, created_at from added where is_new and exists (select from push_subscriptions where uid = added.uid)
        )
        select pg_notify(${notificationChannel}, uid) from added`);
    },

    /** Notifies all processes, when the transaction commits, that the notifications of a person changed. */
    async announce(uid: string): Promise<void> {
      await db.execute(sql`select pg_notify(${notificationChannel}, ${uid})`);
    },

    /** The unseen ones of each person, in order. */
    async countUnseen(uids: string[]): Promise<number[]> {
      const rows = await db
        .select({ uid: notifications.uid, count: count() })
        .from(notifications)
        .leftJoin(discussions, eq(discussions.did, notifications.did))
        .where(and(inArray(notifications.uid, uids), isShown, isNull(notifications.seenAt)))
        .groupBy(notifications.uid);
      const counts = new Map(rows.map((row) => [row.uid, row.count]));
      return uids.map((uid) => counts.get(uid) ?? 0);
    },

    async list(uid: string, { limit, offset }: { limit: number; offset: number }) {
      return db
        .select({
          nid: notifications.id,
          did: notifications.did,
          message: notifications.message,
          kind: notifications.kind,
          params: notifications.params,
          createdAt: notifications.createdAt,
          seenAt: notifications.seenAt,
        })
        .from(notifications)
        .leftJoin(discussions, eq(discussions.did, notifications.did))
        .where(isVisible(uid))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(limit)
        .offset(offset);
    },

    async count(uid: string): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(notifications)
        .leftJoin(discussions, eq(discussions.did, notifications.did))
        .where(isVisible(uid));
      return row?.count ?? 0;
    },

    /** Marks notifications of a person as seen, all of a discussion or one; returns their number. */
    async markSeen(uid: string, { did, nid }: { did?: string | undefined; nid?: string | undefined }, now: Date): Promise<number> {
      const rows = await db
        .update(notifications)
        .set({ seenAt: sql`coalesce(${notifications.seenAt}, ${now.toISOString()}::timestamptz)` })
        .where(and(eq(notifications.uid, uid), did === undefined ? eq(notifications.id, nid ?? '') : eq(notifications.did, did)))
        .returning({ id: notifications.id });
      return rows.length;
    },

    async mutedTopics(uid: string): Promise<string[]> {
      const rows = await db.select({ topic: notificationMutes.topic }).from(notificationMutes).where(eq(notificationMutes.uid, uid));
      return rows.map(({ topic }) => topic);
    },

    async setMuted(uid: string, topic: string, isMuted: boolean): Promise<void> {
      if (isMuted) await db.insert(notificationMutes).values({ uid, topic }).onConflictDoNothing();
      else await db.delete(notificationMutes).where(and(eq(notificationMutes.uid, uid), eq(notificationMutes.topic, topic)));
    },
  };
}
