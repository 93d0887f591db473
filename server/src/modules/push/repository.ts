import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale, NotificationKind } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { pushSubscriptions, type pushDeliveries } from '../../db/schema';

export type PushSubscription = typeof pushSubscriptions.$inferSelect;

/** A notification for one browser. */
export interface PendingPush extends Record<string, unknown> {
  id: string;
  did: string | null;
  kind: NotificationKind;
  params: Record<string, string | number> | null;
  gather_key: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: Locale;
  /** How often it was tried. */
  attempts: number;
  queued_at: string | Date;
}

export function createPushRepository(db: Database) {
  return {
    /** Adds or renews the subscription of a browser, which then belongs to this person alone, and keeps the latest `most` of them. */
    async add(subscription: PushSubscription, most: number): Promise<void> {
      const { endpoint, ...renewed } = subscription;
      await db.insert(pushSubscriptions).values(subscription).onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: renewed });
      await db.execute(sql`
        delete from push_subscriptions where uid = ${subscription.uid} and endpoint in (
          select endpoint from push_subscriptions where uid = ${subscription.uid} order by created_at desc, endpoint = ${endpoint} desc offset ${most})`);
    },

    async remove(uid: string, endpoint: string): Promise<void> {
      await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.uid, uid), eq(pushSubscriptions.endpoint, endpoint)));
    },

    /** Removes subscriptions that the push service no longer knows. */
    async removeGone(endpoints: readonly string[]): Promise<void> {
      if (endpoints.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, [...endpoints]));
    },

    /**
     * Takes notifications that are to be pushed: no other process gets them, and none twice. Those that were seen
     * meanwhile, or are older than `since`, are left out, as are the browsers of sessions that are over.
     */
    async take({ limit, since, now }: { limit: number; since: Date; now: Date }): Promise<PendingPush[]> {
      const { rows } = await db.execute<PendingPush>(sql`
        with taken as (
          delete from push_deliveries where notification_id in (
            select notification_id from push_deliveries where due_at is null or due_at <= ${now.toISOString()}::timestamptz
            order by created_at limit ${limit} for update skip locked)
          returning notification_id, created_at, endpoints, attempts
        )
        select n.id, n.did, n.kind, n.params, n.gather_key, s.endpoint, s.p256dh, s.auth, s.locale,
          taken.attempts, taken.created_at as queued_at from taken
        join notifications n on n.id = taken.notification_id and n.seen_at is null and n.kind is not null
        join push_subscriptions s on s.uid = n.uid and (taken.endpoints is null or s.endpoint = any(taken.endpoints))
        join sessions on sessions.jti = s.jti and sessions.revoked_at is null
        where taken.created_at > ${since.toISOString()}::timestamptz`);
      return rows;
    },

    /** Puts a notification that was taken back for the browsers that are still to be reached. */
    async putBack(deliveries: readonly (typeof pushDeliveries.$inferInsert)[]): Promise<void> {
      // The notification may have been erased since.
      for (const { notificationId, createdAt, endpoints, attempts, dueAt } of deliveries) {
        await db.execute(sql`
          insert into push_deliveries (notification_id, created_at, endpoints, attempts, due_at)
          select id, ${createdAt.toISOString()}::timestamptz, ${sql.param(endpoints)}::text[], ${attempts}, ${dueAt?.toISOString() ?? null}::timestamptz
          from notifications where id = ${notificationId} for key share on conflict do nothing`);
      }
    },
  };
}
