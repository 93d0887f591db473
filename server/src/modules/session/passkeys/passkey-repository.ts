import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { passkeys } from '../../../db/schema/frame';

export type PasskeyRow = typeof passkeys.$inferSelect;

const ofPerson = (uid: string, id: string) => and(eq(passkeys.uid, uid), eq(passkeys.id, id));

export const createPasskeyRepository = (db: Database) => ({
  /** The latest first. */
  list: (uid: string): Promise<PasskeyRow[]> =>
    db.select().from(passkeys).where(eq(passkeys.uid, uid)).orderBy(desc(passkeys.createdAt), desc(passkeys.id)),

  async find(credentialId: string): Promise<PasskeyRow | null> {
    const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
    return row ?? null;
  },

  /** The same, locked until the transaction ends, so that parallel uses count each other. */
  async lock(credentialId: string): Promise<PasskeyRow | null> {
    const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)).for('update');
    return row ?? null;
  },

  /** Adds a passkey; false if an account has it already. */
  async add(row: PasskeyRow): Promise<boolean> {
    const added = await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id });
    return added.length > 0;
  },

  async noteUse(credentialId: string, counter: number, now: Date): Promise<void> {
    await db.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.credentialId, credentialId));
  },

  async rename(uid: string, id: string, name: string): Promise<boolean> {
    const renamed = await db.update(passkeys).set({ name }).where(ofPerson(uid, id)).returning({ id: passkeys.id });
    return renamed.length > 0;
  },

  /** Removes a passkey and returns it; null if the person has no such passkey. */
  async remove(uid: string, id: string): Promise<PasskeyRow | null> {
    const [removed] = await db.delete(passkeys).where(ofPerson(uid, id)).returning();
    return removed ?? null;
  },

  async removeAll(uid: string): Promise<void> {
    await db.delete(passkeys).where(eq(passkeys.uid, uid));
  },
});
