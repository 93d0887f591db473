import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { lockPeople } from '../../db/lock-people';
import { invites, users } from '../../db/schema';
import { listCarriedUses } from '../number-marks/carried-uses';

export type Invite = typeof invites.$inferSelect;

const scopeColumns = { person: invites.uid, number: invites.mobileHash } as const;
export type LimitScope = keyof typeof scopeColumns;

// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createInviteRepository(db: Database) {
  return {
    /** Serializes invitations by the same person, or to the same number, until the transaction ends. */
    async lockScope(scope: LimitScope, value: string): Promise<void> {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invite:${scope}:${value}`}, 0))`);
    },

    /** The number of invitations by a person, or to a number, since an instant, and the time of the first. */
    async countSince(scope: LimitScope, value: string, since: Date, now: Date): Promise<{ sent: number; first: Date | null }> {
      const [row] = await db
        .select({ sent: count(), first: sql<Date | null>`min(${invites.createdAt})`.mapWith(invites.createdAt) })
        .from(invites)
        .where(and(eq(scopeColumns[scope], value), gt(invites.createdAt, since)));
      const carried = scope === 'person' ? await listCarriedUses(db, value, 'invite', now) : [];
      const first = [row?.first ?? null, carried[0]?.at ?? null]
        .filter((at) => at !== null)
        .sort((one, other) => Number(one) - Number(other));
      return { sent: (row?.sent ?? 0) + carried.length, first: first[0] ?? null };
    },

    /** Whether a person has an account, which is locked until the transaction ends, and is not banned. */
    async mayInvite(uid: string): Promise<boolean> {
      if (!(await lockPeople(db, [uid])).has(uid)) return false;
      return (await db.$count(users, and(eq(users.uid, uid), isNull(users.deletedAt), isNull(users.bannedAt)))) > 0;
    },

    async countAcceptedSince(uid: string, since: Date, now: Date): Promise<number> {
      const carried = await listCarriedUses(db, uid, 'invite_accepted', now);
      return carried.length + (await db.$count(invites, and(eq(invites.uid, uid), gt(invites.acceptedAt, since))));
    },

    /** All invitations to a number, oldest first, locked until the transaction ends. */
    async lockByNumber(mobileHash: string): Promise<Invite[]> {
      return db
        .select()
        .from(invites)
        .where(eq(invites.mobileHash, mobileHash))
        .orderBy(asc(invites.createdAt), asc(invites.id))
        .for('update');
    },

    async byKey(uid: string, requestKey: string): Promise<Invite | null> {
      const [row] = await db
        .select()
        .from(invites)
        .where(and(eq(invites.uid, uid), eq(invites.requestKey, requestKey)));
      return row ?? null;
    },

    async add(invite: typeof invites.$inferInsert): Promise<void> {
      await db.insert(invites).values(invite);
    },

    async accept(id: string, now: Date): Promise<void> {
      await db.update(invites).set({ acceptedAt: now }).where(eq(invites.id, id));
    },

    async byId(id: string): Promise<Invite | null> {
      const [row] = await db.select().from(invites).where(eq(invites.id, id));
      return row ?? null;
    },

    /** The message is sent again, for a request with this key. */
    async resend(id: string, requestKey: string | null, sendingSince: Date): Promise<void> {
      await db.update(invites).set({ requestKey, sendingSince }).where(eq(invites.id, id));
    },

    async markSent(id: string): Promise<void> {
      await db.update(invites).set({ sendingSince: null }).where(eq(invites.id, id));
    },

    /** Deletes an invitation that was not sent, unless another process is sending it by now. */
    async withdraw(id: string, sendingSince: Date): Promise<void> {
      await db.delete(invites).where(and(eq(invites.id, id), eq(invites.sendingSince, sendingSince), isNull(invites.acceptedAt)));
    },

    /** Whether an earlier account of the person's number invited a number. */
    async wasInvitedBefore(uid: string, mobileHash: string, now: Date): Promise<boolean> {
      return (await listCarriedUses(db, uid, 'invited', now)).some(({ item }) => item === mobileHash);
    },
  };
}
