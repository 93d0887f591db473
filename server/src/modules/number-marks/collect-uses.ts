import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { dayMs } from '../../day';
import { indiaMs, toIndianDate } from '../../indian-date';
import { retention } from '../../pruning/retention';
import { countLinks } from '../forum/writing/text-filter';
import { listCarriedUses } from './carried-uses';
import type { CarriedUse, UseKind } from './carried-uses';

/** A use with the instant at which it expires. */
export type Use = CarriedUse & { expiresAt: Date };

interface Row extends Record<string, unknown> {
  at: string;
  amount: number | string;
  item?: string;
}

type Collector = { rows: (uid: string, now: Date) => SQL; lastsMs: number | 'day' };

const hourMs = 60 * 60 * 1000;
const since = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

/** The uses in an account's rows by kind: `at` and `amount` (for posts their text), and the time for which each counts. */
const collectors: Record<UseKind, Collector> = {
  app_promo: {
    rows: (uid) => sql`select created_at as at, 1 as amount from transfers where key = ${`app-promo:${uid}`}`,
    lastsMs: retention.claimedPromo * 1000,
  },
  points: {
    rows: (uid, now) => sql`
      select max(created_at) as at, coalesce(sum(amount), 0)::int as amount from point_awards
      where uid = ${uid} and day = ${toIndianDate(now)}::date having count(*) > 0`,
    lastsMs: 'day',
  },
  point_debt: {
    rows: (uid, now) => sql`select ${now.toISOString()}::timestamptz as at, amount from point_debts where uid = ${uid} and amount > 0`,
    lastsMs: retention.carriedDebt * 1000,
  },
  discussion: {
    rows: (uid, now) => sql`
      select greatest(created_at, links_added_at) as at,
        case when links_added_at > ${since(now, hourMs)} then repeat('https:// ', links_added) else title || ' ' || description end as amount
      from discussions where uid = ${uid} and (created_at > ${since(now, hourMs)} or links_added_at > ${since(now, hourMs)})`,
    lastsMs: hourMs,
  },
  comment: {
    rows: (uid, now) =>
      sql`select created_at as at, comment as amount from comments where uid = ${uid} and created_at > ${since(now, hourMs)}`,
    lastsMs: hourMs,
  },
  wheel: {
    rows: (uid, now) => sql`select created_at as at, 1 as amount from coupons where uid = ${uid} and day = ${toIndianDate(now)}::date`,
    lastsMs: 'day',
  },
  invite: {
    rows: (uid, now) => sql`select created_at as at, 1 as amount from invites where uid = ${uid} and created_at > ${since(now, dayMs)}`,
    lastsMs: dayMs,
  },
  invite_accepted: {
    rows: (uid, now) => sql`select accepted_at as at, 1 as amount from invites where uid = ${uid} and accepted_at > ${since(now, dayMs)}`,
    lastsMs: dayMs,
  },
  transfer: {
    rows: (uid, now) => sql`
      select created_at as at, questions as amount from question_transfers where sender = ${uid} and created_at > ${since(now, dayMs)}`,
    lastsMs: dayMs,
  },
  transfer_lookup: {
    rows: (uid, now) =>
      sql`select created_at as at, 1 as amount from transfer_previews where uid = ${uid} and created_at > ${since(now, dayMs)}`,
    lastsMs: dayMs,
  },
  invited: {
    rows: (uid) => sql`select created_at as at, 1 as amount, mobile_hash as item from invites where uid = ${uid} and accepted_at is null`,
    lastsMs: retention.openInvite * 1000,
  },
  vote: {
    rows: (uid, now) => sql`select ${now.toISOString()}::timestamptz as at, value as amount, item_id as item from votes where uid = ${uid}`,
    lastsMs: retention.carriedVote * 1000,
  },
  // 1 if the author of the item earned a point by it, also by an upvote that was withdrawn.
  vote_award: {
    rows: (uid, now) => sql`
      select ${now.toISOString()}::timestamptz as at, a.item_id as item, (exists (
        select from discussions d join point_awards u on u.uid = d.uid and u.kind = 'upvote' and u.item_id = d.did and u.actor = a.uid
        where d.did = a.item_id union all
        select from comments c join point_awards u on u.uid = c.uid and u.kind = 'upvote' and u.item_id = c.cid and u.actor = a.uid
        where c.cid = a.item_id))::int as amount
      from point_awards a where a.uid = ${uid} and a.kind = 'vote'`,
    lastsMs: retention.carriedVote * 1000,
  },
  model_tokens: {
    rows: (uid, now) => sql`
      select ${now.toISOString()}::timestamptz as at, tokens as amount from model_usage where uid = ${uid} and day = ${toIndianDate(now)}::date`,
    lastsMs: 'day',
  },
  // All of them are carried uses.
  number_change: { rows: () => sql`select where false`, lastsMs: retention.numberChange * 1000 },
};

export const useKinds = Object.keys(collectors) as UseKind[];

/** The next midnight in India. */
const getMidnight = (at: Date) => new Date((Math.floor((at.getTime() + indiaMs) / dayMs) + 1) * dayMs - indiaMs);

/** The current uses of an account of one kind, including those carried over. */
export async function collectUses(tx: Database, uid: string, kind: UseKind, now: Date): Promise<Use[]> {
  const { rows: select, lastsMs } = collectors[kind];
  const { rows } = await tx.execute<Row>(select(uid, now));
  const own = rows.map(({ at, amount, item = null }) => ({
    at: new Date(at),
    item,
    amount: kind === 'discussion' || kind === 'comment' ? countLinks(String(amount)) : Number(amount),
  }));
  return [...(await listCarriedUses(tx, uid, kind, now)), ...own].map((use) => ({
    ...use,
    expiresAt: lastsMs === 'day' ? getMidnight(now) : new Date(use.at.getTime() + lastsMs),
  }));
}
