import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { lockPeople } from '../../db/lock-people';
import { listCarriedUses } from '../number-marks/carried-uses';
import { countLinks } from './writing/text-filter';
import { comments, discussions, pointAwards, users } from '../../db/schema';

export type NewDiscussion = typeof discussions.$inferInsert;
export type NewComment = typeof comments.$inferInsert;
type Discussion = typeof discussions.$inferSelect;

/** A post, or the links that an edit added to an older one, for the limits. */
export interface RecentPost {
  kind: 'discussion' | 'comment' | 'edit';
  links: number;
  createdAt: Date;
}

/** Writes of discussions and comments, within a transaction. */
// eslint-disable-next-line max-lines-per-function -- a repository is a list of short queries over one database
export function createPostRepository(tx: Database) {
  return {
    /** Serializes writes of a person until the transaction ends, so that parallel calls count each other. */
    async lockAuthor(uid: string): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`author:${uid}`}, 0))`);
    },

    async addDiscussion(discussion: NewDiscussion): Promise<void> {
      await tx.insert(discussions).values(discussion);
    },

    async editDiscussion(did: string, changes: Partial<NewDiscussion>): Promise<void> {
      await tx.update(discussions).set(changes).where(eq(discussions.did, did));
    },

    /** The texts of the person's own discussion; null if there is none. */
    async findTexts(uid: string, did: string): Promise<Pick<Discussion, 'title' | 'description'> | null> {
      const own = and(eq(discussions.did, did), eq(discussions.uid, uid));
      const [row] = await tx.select({ title: discussions.title, description: discussions.description }).from(discussions).where(own);
      return row ?? null;
    },

    /** Locks the author, then the discussion, until the transaction ends, in the lock order of account deletion. Null if it is deleted. */
    async lockDiscussion(did: string): Promise<Discussion | null> {
      const found = await tx.select({ uid: discussions.uid }).from(discussions).where(eq(discussions.did, did));
      await lockPeople(
        tx,
        found.map(({ uid }) => uid),
      );
      const [row] = await tx
        .select()
        .from(discussions)
        .where(and(eq(discussions.did, did), isNull(discussions.deletedAt)))
        .for('no key update');
      return row ?? null;
    },

    async addComment(comment: NewComment): Promise<void> {
      await tx.insert(comments).values(comment);
      await tx
        .update(discussions)
        .set({ commentCount: sql`${discussions.commentCount} + 1` })
        .where(eq(discussions.did, comment.did));
    },

    /** Locks its discussion and author until the transaction ends; null if it is deleted. */
    async lockComment(cid: string): Promise<{ uid: string; did: string } | null> {
      const [row] = await tx
        .select({ uid: comments.uid, did: comments.did })
        .from(comments)
        .where(and(eq(comments.cid, cid), isNull(comments.deletedAt)))
        .for('no key update');
      return row ?? null;
    },

    async deleteComment(cid: string, now: Date): Promise<void> {
      const [row] = await tx
        .update(comments)
        .set({ deletedAt: now })
        .where(eq(comments.cid, cid))
        .returning({ did: comments.did, hiddenAt: comments.hiddenAt });
      if (row === undefined || row.hiddenAt !== null) return;
      await tx
        .update(discussions)
        .set({ commentCount: sql`${discussions.commentCount} - 1` })
        .where(eq(discussions.did, row.did));
    },

    /** The posts of a person since an instant, including deleted ones and those of earlier accounts of the number, oldest first. */
    async listSince(uid: string, since: Date, now: Date): Promise<RecentPost[]> {
      const started = await tx
        .select({
          text: sql<string>`${discussions.title} || ' ' || ${discussions.description}`,
          createdAt: discussions.createdAt,
          linksAdded: discussions.linksAdded,
          linksAddedAt: discussions.linksAddedAt,
        })
        .from(discussions)
        .where(and(eq(discussions.uid, uid), or(gt(discussions.createdAt, since), gt(discussions.linksAddedAt, since))));
      const commented = await tx
        .select({ text: comments.comment, createdAt: comments.createdAt })
        .from(comments)
        .where(and(eq(comments.uid, uid), gt(comments.createdAt, since)));
      const written = [
        ...started.map(({ text, createdAt, linksAdded, linksAddedAt }): RecentPost => {
          // Earlier releases counted no links.
          if (linksAddedAt === null || linksAddedAt <= since) return { kind: 'discussion', createdAt, links: countLinks(text) };
          const isNew = createdAt > since;
          return { kind: isNew ? 'discussion' : 'edit', createdAt: isNew ? createdAt : linksAddedAt, links: linksAdded };
        }),
        ...commented.map(({ text, createdAt }): RecentPost => ({ kind: 'comment', createdAt, links: countLinks(text) })),
      ];
      const carried = await Promise.all(
        (['discussion', 'comment'] as const).map(async (kind) =>
          (await listCarriedUses(tx, uid, kind, now)).map(({ at, amount }) => ({ kind, createdAt: at, links: amount })),
        ),
      );
      return [...written, ...carried.flat()].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    },

    /** The data for computing a person's standing. */
    async standing(uid: string): Promise<{ memberSince: Date; earned: number } | null> {
      const [row] = await tx
        .select({
          memberSince: users.createdAt,
          earned: sql<number>`(select coalesce(sum(${pointAwards.amount}), 0) from ${pointAwards}
            where ${pointAwards.uid} = ${uid} and ${pointAwards.revokedAt} is null)`.mapWith(Number),
        })
        .from(users)
        .where(eq(users.uid, uid));
      return row ?? null;
    },
  };
}

export type PostRepository = ReturnType<typeof createPostRepository>;
