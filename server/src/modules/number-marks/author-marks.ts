import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { readNumber } from '../../db/encryption/numbers';
import { numberMarks, users } from '../../db/schema';
import { retention } from '../../pruning/retention';
import { keyedHash } from '../session/keyed-hash';

/**
 * A hash of number and post together, so that the posts of a deleted account cannot be linked to each other or to a new account.
 */
const hashAuthor = (secret: string, mobile: string, itemId: string) => keyedHash(secret, 'erased author', mobile, itemId);

/** Marks of the posts and comments that a number wrote with deleted accounts, so that a new account cannot vote on them. */
export function createAuthorMarks({ clock, secret }: { clock: () => Date; secret: string }) {
  return {
    /** Runs before the account is erased. */
    async remember(tx: Database, uid: string, mobile: string): Promise<void> {
      const { rows } = await tx.execute<{ id: string }>(sql`
        select did as id from discussions where uid = ${uid} and deleted_at is null
        union all select cid from comments where uid = ${uid} and deleted_at is null`);
      const hashes = rows.map(({ id }) => hashAuthor(secret, mobile, id));
      const expiresAt = new Date(clock().getTime() + retention.carriedVote * 1000).toISOString();
      await tx.execute(sql`
        insert into number_marks (kind, mobile_hash, expires_at)
        select 'author', hash, ${expiresAt}::timestamptz from unnest(${sql.param(hashes)}::text[]) as hash
        on conflict (kind, mobile_hash) do update set expires_at = excluded.expires_at`);
    },

    /** Whether a deleted account of a person's number wrote a post or a comment. */
    async wrote(tx: Database, uid: string, itemId: string): Promise<boolean> {
      const [user] = await tx.select({ mobile: users.mobile }).from(users).where(eq(users.uid, uid));
      const mobile = user === undefined ? null : readNumber(tx, uid, user.mobile);
      if (mobile === null) return false;
      const { kind, mobileHash, expiresAt } = numberMarks;
      const mark = and(eq(kind, 'author'), eq(mobileHash, hashAuthor(secret, mobile, itemId)), gt(expiresAt, clock()));
      return (await tx.$count(numberMarks, mark)) > 0;
    },
  };
}
