import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale, NotificationKind } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { pushSubscriptions } from '../../db/schema';

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
    async take(limit: number, since: Date): Promise<PendingPush[]> {
      const { rows } = await db.execute<PendingPush>(sql`
        with taken as (
          delete from push_deliveries where notification_id in (
            select notification_id from push_deliveries order by created_at limit ${limit} for update skip locked)
          returning notification_id, created_at
        )
        select n.id, n.did, n.kind, n.params, n.gather_key, s.endpoint, s.p256dh, s.auth, s.locale from taken
        join notifications n on n.id = taken.notification_id and n.seen_at is null and n.kind is not null
        join push_subscriptions s on s.uid = n.uid
        join sessions on sessions.jti = s.jti and sessions.revoked_at is null
        where taken.created_at > ${since.toISOString()}::timestamptz`);
      return rows;
    },

    async eraseByUser(uid: string): Promise<void> {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.uid, uid));
    },
  };
}
