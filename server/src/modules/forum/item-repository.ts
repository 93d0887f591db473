import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** A discussion or a comment, by its id. */
export interface ItemRef {
  kind: 'discussion' | 'comment';
  id: string;
}

/** What votes, reports and moderation need of a discussion or a comment. */
export interface LockedItem extends Record<string, unknown> {
  did: string;
  author: string;
  /** The discussion's title. */
  title: string;
  is_hidden: boolean;
  is_deleted: boolean;
  /** Whether the author's account still exists. */
  has_author: boolean;
  upvotes: number;
  downvotes: number;
}

const tables = { discussion: sql`discussions`, comment: sql`comments` } as const;
const ids = { discussion: sql`did`, comment: sql`cid` } as const;

/** Discussions and comments alike, within a transaction. */
export function createItemRepository(tx: Database) {
  return {
    /** The item, locked until the transaction ends; null where there is none. A comment is hidden or deleted with its discussion. */
    async lock({ kind, id }: ItemRef): Promise<LockedItem | null> {
      const { rows } = await tx.execute<LockedItem>(sql`
        select i.did, i.uid as author, d.title, i.upvotes, i.downvotes,
          (i.hidden_at is not null or d.hidden_at is not null) as is_hidden,
          (i.deleted_at is not null or d.deleted_at is not null) as is_deleted,
          exists (select from users u where u.uid = i.uid and u.deleted_at is null) as has_author
        from ${tables[kind]} i join discussions d on d.did = i.did
        where i.${ids[kind]} = ${id} for update of i`);
      return rows[0] ?? null;
    },

    /** The own vote on an item, 1 up, 0 down; null where there is none. */
    async vote(uid: string, id: string): Promise<number | null> {
      const { rows } = await tx.execute<{ value: number }>(
        sql`select value::int as value from votes where uid = ${uid} and item_id = ${id}`,
      );
      return rows[0]?.value ?? null;
    },

    /** Writes or, with null, deletes a vote, and adds to the counts of the item. */
    async setVote(
      uid: string,
      { kind, id }: ItemRef,
      value: number | null,
      change: { up: number; down: number },
      now: Date,
    ): Promise<void> {
      await (value === null
        ? tx.execute(sql`delete from votes where uid = ${uid} and item_id = ${id}`)
        : tx.execute(sql`
            insert into votes (uid, item_id, value, created_at) values (${uid}, ${id}, ${value}, ${now.toISOString()}::timestamptz)
            on conflict (uid, item_id) do update set value = excluded.value`));
      await tx.execute(sql`
        update ${tables[kind]} set upvotes = upvotes + ${change.up}, downvotes = downvotes + ${change.down} where ${ids[kind]} = ${id}`);
    },

    /** Hides an item or shows it again; a hidden comment does not count. `isCleared` makes earlier reports count no longer. */
    async setHidden({ kind, id }: ItemRef, hiddenAt: Date | null, clearedAt: Date | null = null): Promise<void> {
      const at = (time: Date | null) => (time === null ? sql`null` : sql`${time.toISOString()}::timestamptz`);
      if (kind === 'comment')
        await tx.execute(sql`
          update discussions d set comment_count = comment_count + ${hiddenAt === null ? 1 : -1} from comments c
          where c.cid = ${id} and d.did = c.did and c.deleted_at is null and (c.hidden_at is null) = ${hiddenAt !== null}`);
      await tx.execute(sql`
        update ${tables[kind]} set hidden_at = ${at(hiddenAt)}, cleared_at = coalesce(${at(clearedAt)}, cleared_at) where ${ids[kind]} = ${id}`);
    },

    /** Stores a report, one a person and item. */
    async addReport(uid: string, id: string, reason: string, now: Date): Promise<void> {
      await tx.execute(sql`
        insert into reports (uid, item_id, reason, created_at) values (${uid}, ${id}, ${reason}, ${now.toISOString()}::timestamptz)
        on conflict do nothing`);
    },

    /** How many people in good standing reported an item since it was last cleared: with a handle, not banned, and with an account from before `since`. */
    async countReports({ kind, id }: ItemRef, since: Date): Promise<number> {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::int as count from reports r
        join users u on u.uid = r.uid and u.banned_at is null and u.deleted_at is null and u.created_at <= ${since.toISOString()}::timestamptz
        join forum_profiles p on p.uid = r.uid
        join ${tables[kind]} i on i.${ids[kind]} = r.item_id
        where r.item_id = ${id} and r.created_at > coalesce(i.cleared_at, '-infinity')`);
      return rows[0]?.count ?? 0;
    },
  };
}
