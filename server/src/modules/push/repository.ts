import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Locale, NotificationKind } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { pushDeliveries, pushSubscriptions } from '../../db/schema';
import { topics } from '../notifications/topics';

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
  key_id: string | null;
  locale: Locale;
  /** The number of earlier attempts. */
  attempts: number;
  queued_at: string | Date;
}

/** A notification for this process to push, with its browsers; none if it is no longer wanted. */
export interface TakenPush {
  id: string;
  isOld: boolean;
  pushes: PendingPush[];
}

interface TakeOptions {
  limit: number;
  since: Date;
  now: Date;
  leaseMs: number;
}

type WithoutBrowser = Omit<PendingPush, 'endpoint'> & { endpoint: null };
type PushRow = (PendingPush | WithoutBrowser) & { taken_id: string; is_old: boolean };
const isForBrowser = (push: Record<string, unknown>): push is PendingPush => push.endpoint !== null;

// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createPushRepository(db: Database) {
  return {
    /** Adds or renews the subscription of a browser, which then belongs only to this person, and keeps the latest `most` of them. */
    async add(subscription: PushSubscription, most: number): Promise<void> {
      const { endpoint, jti, keyId, ...renewed } = subscription;
      await db
        .insert(pushSubscriptions)
        .values(subscription)
        .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { ...renewed, jti, keyId } });
      // A browser has one subscription: that with other keys has ended.
      await db.execute(
        sql`delete from push_subscriptions where jti = ${jti} and endpoint <> ${endpoint} and key_id is distinct from ${keyId}`,
      );
      await db.execute(sql`
        delete from push_subscriptions where uid = ${subscription.uid} and endpoint in (
          select endpoint from push_subscriptions where uid = ${subscription.uid} order by created_at desc, endpoint = ${endpoint} desc offset ${most})`);
    },

    /** Whether notifications of the person are sent to a browser: it is theirs, and its session has not ended. */
    async isKnown(uid: string, endpoint: string): Promise<boolean> {
      const { rows } = await db.execute(sql`
        select 1 from push_subscriptions s join sessions on sessions.jti = s.jti and sessions.revoked_at is null
        where s.endpoint = ${endpoint} and s.uid = ${uid}`);
      return rows.length > 0;
    },

    async remove(uid: string, endpoint: string): Promise<void> {
      await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.uid, uid), eq(pushSubscriptions.endpoint, endpoint)));
    },

    async removeAll(uid: string): Promise<void> {
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.uid, uid));
    },

    async hasAny(uid: string): Promise<boolean> {
      return (await db.$count(pushSubscriptions, eq(pushSubscriptions.uid, uid))) > 0;
    },

    /** Removes subscriptions that the push service no longer knows. */
    async removeGone(endpoints: readonly string[]): Promise<void> {
      if (endpoints.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, [...endpoints]));
    },

    /**
     * Takes notifications to push for the time of a lease: until then no other process gets them, and if this one dies, another
     * takes them. Notifications that were seen meanwhile, are older than `since`, whose discussion is gone or whose topic was switched
     * off have no browsers, and browsers of ended sessions are left out.
     */
    async take({ limit, since, now, leaseMs }: TakeOptions): Promise<TakenPush[]> {
      const [nowText, dueText] = [now.toISOString(), new Date(now.getTime() + leaseMs).toISOString()];
      const { rows } = await db.execute<PushRow>(sql`
        with taken as (
          update push_deliveries set due_at = ${dueText}::timestamptz where notification_id in (
            select notification_id from push_deliveries where due_at is null or due_at <= ${nowText}::timestamptz
            order by created_at limit ${limit} for update skip locked)
          returning notification_id, created_at, endpoints, attempts
        )
        select taken.notification_id as taken_id, taken.created_at <= ${since.toISOString()}::timestamptz as is_old,
          n.id, n.did, n.kind, n.params, n.gather_key, s.endpoint, s.p256dh, s.auth, s.key_id, coalesce(u.locale, s.locale) as locale, taken.attempts, taken.created_at as queued_at
        from taken left join (notifications n
          join users u on u.uid = n.uid
          join push_subscriptions s on s.uid = n.uid
          join sessions on sessions.jti = s.jti and sessions.revoked_at is null)
        on n.id = taken.notification_id and n.seen_at is null and n.kind is not null
          and taken.created_at > ${since.toISOString()}::timestamptz and (taken.endpoints is null or s.endpoint = any(taken.endpoints))
          and not exists (select from discussions d where d.did = n.did and (d.deleted_at is not null or (d.hidden_at is not null and d.uid <> n.uid)))
          and not exists (select from notification_mutes m where m.uid = n.uid and m.topic = ${JSON.stringify(topics)}::jsonb ->> n.kind)`);
      const groups = new Map<string, TakenPush>();
      for (const { taken_id: id, is_old: isOld, ...push } of rows) {
        const group = groups.get(id) ?? { id, isOld, pushes: [] };
        if (isForBrowser(push)) group.pushes.push(push);
        groups.set(id, group);
      }
      return [...groups.values()];
    },

    /** Ends the lease of taken notifications; those in `again` are retried for the remaining browsers. */
    async settle(ids: readonly string[], again: readonly (typeof pushDeliveries.$inferInsert)[]): Promise<void> {
      const kept = new Set(again.map(({ notificationId }) => notificationId));
      const done = ids.filter((id) => !kept.has(id));
      if (done.length > 0) await db.delete(pushDeliveries).where(inArray(pushDeliveries.notificationId, done));
      for (const { notificationId, endpoints, attempts, dueAt } of again)
        await db.update(pushDeliveries).set({ endpoints, attempts, dueAt }).where(eq(pushDeliveries.notificationId, notificationId));
    },
  };
}
