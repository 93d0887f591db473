import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { lockPeople } from '../../db/lock-people';
import { reports } from '../../db/schema';

/** A discussion or a comment, by its id. */
export interface ItemRef {
  kind: 'discussion' | 'comment';
  id: string;
}

/** The data of a discussion or comment for votes, reports and moderation. */
export interface LockedItem {
  did: string;
  author: string;
  /** The discussion's title. */
  title: string;
  is_hidden: boolean;
  is_deleted: boolean;
  /** Whether the author's account still exists. */
  has_author: boolean;
}

export interface VoteResult {
  upvotes: number;
  downvotes: number;
  my_vote: number | null;
}

const tables = { discussion: sql`discussions`, comment: sql`comments` } as const;
const ids = { discussion: sql`did`, comment: sql`cid` } as const;

/** Operations on discussions and comments, within a transaction. */
// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createItemRepository(tx: Database) {
  return {
    /**
     * Locks the item and its author until the transaction ends, but not against rows that reference it; null if there is none.
     * A comment is hidden or deleted with its discussion. The author is locked first, as in account deletion.
     */
    async lock({ kind, id }: ItemRef): Promise<LockedItem | null> {
      const { rows: found } = await tx.execute<{ uid: string }>(sql`select uid from ${tables[kind]} where ${ids[kind]} = ${id}`);
      const authors = await lockPeople(
        tx,
        found.map(({ uid }) => uid),
      );
      const { rows } = await tx.execute<Omit<LockedItem, 'has_author'> & Record<string, unknown>>(sql`
        select i.did, i.uid as author, d.title,
          (i.hidden_at is not null or d.hidden_at is not null) as is_hidden,
          (i.deleted_at is not null or d.deleted_at is not null) as is_deleted
        from ${tables[kind]} i join discussions d on d.did = i.did
        where i.${ids[kind]} = ${id} for no key update of i`);
      const [item] = rows;
      return item ? { ...item, has_author: authors.has(item.author) } : null;
    },

    /** Sets the vote of a person on a locked item, or withdraws it if it was the same, and adjusts the counts. */
    async vote(uid: string, { kind, id }: ItemRef, type: number, now: Date): Promise<VoteResult> {
      const { rows } = await tx.execute<VoteResult & Record<string, unknown>>(sql`
        with before as (
          select (select value::int from votes where uid = ${uid} and item_id = ${id}) as value
        ), after as (
          select nullif(${type}::int, coalesce(before.value, -1)) as value from before
        ), withdrawn as (
          delete from votes using after where votes.uid = ${uid} and votes.item_id = ${id} and after.value is null
        ), cast_vote as (
          insert into votes (uid, item_id, value, created_at)
          select ${uid}, ${id}, value, ${now.toISOString()}::timestamptz from after where value is not null
          on conflict (uid, item_id) do update set value = excluded.value
        )
        update ${tables[kind]} i set
          upvotes = upvotes + (after.value is not distinct from 1)::int - (before.value is not distinct from 1)::int,
          downvotes = downvotes + (after.value is not distinct from 0)::int - (before.value is not distinct from 0)::int
        from before, after where i.${ids[kind]} = ${id}
        returning i.upvotes, i.downvotes, after.value as my_vote`);
      const [result] = rows;
      if (result === undefined) throw new Error('A locked item was not found.');
      return result;
    },

    /** Hides an item or shows it again; a hidden comment does not count. With `isCleared` earlier reports no longer count. */
    async setHidden({ kind, id }: ItemRef, hiddenAt: Date | null, clearedAt: Date | null = null): Promise<void> {
      const at = (time: Date | null) => (time === null ? sql`null` : sql`${time.toISOString()}::timestamptz`);
      if (kind === 'comment')
        await tx.execute(sql`
          update discussions d set comment_count = comment_count + ${hiddenAt === null ? 1 : -1} from comments c
          where c.cid = ${id} and d.did = c.did and c.deleted_at is null and (c.hidden_at is null) = ${hiddenAt !== null}`);
      await tx.execute(sql`
        update ${tables[kind]} set hidden_at = ${at(hiddenAt)}, cleared_at = coalesce(${at(clearedAt)}, cleared_at) where ${ids[kind]} = ${id}`);
    },

    /** Stores a report, one for each person and item until an operator has reviewed it; later ones are new reports. */
    async addReport(uid: string, { kind, id }: ItemRef, reason: string, now: Date): Promise<void> {
      await tx.execute(sql`
        insert into ${reports} as r (uid, item_id, reason, created_at)
        select ${uid}, ${id}, ${reason}, greatest(${now.toISOString()}::timestamptz, cleared_at + interval '1 millisecond')
        from ${tables[kind]} where ${ids[kind]} = ${id}
        on conflict (uid, item_id) do update set reason = excluded.reason, created_at = excluded.created_at
        where r.created_at <= (select cleared_at from ${tables[kind]} where ${ids[kind]} = ${id})`);
    },

    /**
     * The number of people in good standing who reported an item since it was last cleared: with a handle, not banned, and with
     * an account from before `since`.
     */
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
