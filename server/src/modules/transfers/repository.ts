import { and, count, eq, gt, isNull, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { listCarriedUses } from '../number-marks/carried-uses';
import { hasNumber, readNumber } from '../../db/encryption/numbers';
import type { StoredText } from '../../db/encryption/stored-text';
import { questionTransfers, transferPreviews, users } from '../../db/schema';

interface TransferRow {
  id: string;
  questions: number;
  created_at: string | Date;
  sent: boolean;
  mobile: string | null;
}

type StoredTransfer = Omit<TransferRow, 'mobile'> & { other: string; mobile: StoredText | null } & Record<string, unknown>;

/** Transfers of both directions before a cursor, newest first. */
async function listBoth(
  db: Database,
  { uid, cursor, limit }: { uid: string; cursor: string | undefined; limit: number },
): Promise<TransferRow[]> {
  const before = cursor === undefined ? sql`` : sql`and id < ${cursor}`;
  const { rows } = await db.execute<StoredTransfer>(sql`
    select q.id, q.questions, q.created_at, q.sender = ${uid} as sent, other.uid as other, other.mobile from (
      (select * from question_transfers where sender = ${uid} ${before} order by id desc limit ${limit})
      union all
      (select * from question_transfers where recipient = ${uid} ${before} order by id desc limit ${limit})
    ) q left join users other on other.uid = case when q.sender = ${uid} then q.recipient else q.sender end
    order by q.id desc limit ${limit}`);
  return rows.map(({ other, mobile, ...row }) => ({ ...row, mobile: readNumber(db, other, mobile) }));
}

export function createTransferRepository(db: Database) {
  return {
    /** Serializes the transfers of one person until the transaction ends. */
    async lockPerson(uid: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`transfer:${uid}`}, 0))`);
    },

    /** A person who can use what is transferred. */
    async uidByMobile(mobile: string): Promise<string | null> {
      const [row] = await db
        .select({ uid: users.uid })
        .from(users)
        .where(and(hasNumber(db, mobile), isNull(users.deletedAt), isNull(users.bannedAt)));
      return row?.uid ?? null;
    },

    /** Number and questions of a person's transfers since an instant, and the time of the first. */
    async countSince(uid: string, since: Date, now: Date): Promise<{ transfers: number; questions: number; first: Date | null }> {
      const [row] = await db
        .select({
          transfers: count(),
          questions: sum(questionTransfers.questions).mapWith(Number),
          first: sql<Date | null>`min(${questionTransfers.createdAt})`.mapWith(questionTransfers.createdAt),
        })
        .from(questionTransfers)
        .where(and(eq(questionTransfers.sender, uid), gt(questionTransfers.createdAt, since)));
      const carried = await listCarriedUses(db, uid, 'transfer', now);
      return {
        transfers: (row?.transfers ?? 0) + carried.length,
        questions: carried.reduce((total, { amount }) => total + amount, row?.questions ?? 0),
        // Uses carried over from an earlier account are older than those of this account.
        first: carried[0]?.at ?? row?.first ?? null,
      };
    },

    async add(transfer: typeof questionTransfers.$inferInsert): Promise<void> {
      await db.insert(questionTransfers).values(transfer);
    },

    async countLookups(uid: string, since: Date, now: Date): Promise<number> {
      const [row] = await db
        .select({ lookups: count() })
        .from(transferPreviews)
        .where(and(eq(transferPreviews.uid, uid), gt(transferPreviews.createdAt, since)));
      return (row?.lookups ?? 0) + (await listCarriedUses(db, uid, 'transfer_lookup', now)).length;
    },

    async hasLookup(uid: string, requestHash: string): Promise<boolean> {
      const [row] = await db
        .select({ uid: transferPreviews.uid })
        .from(transferPreviews)
        .where(and(eq(transferPreviews.uid, uid), eq(transferPreviews.requestHash, requestHash)));
      return row !== undefined;
    },

    async addLookup(lookup: typeof transferPreviews.$inferInsert): Promise<void> {
      await db.insert(transferPreviews).values(lookup);
    },

    list: (uid: string, cursor: string | undefined, limit: number): Promise<TransferRow[]> => listBoth(db, { uid, cursor, limit }),
  };
}
