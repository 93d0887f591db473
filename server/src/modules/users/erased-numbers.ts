import { eq, and, gt } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { erasedNumbers, users } from '../../db/schema';
import { retention } from '../../pruning/retention';
import { keyedHash } from '../session/keyed-hash';
import type { AccountEraser, SignUpHook } from '../session/service';

interface ErasedNumberDeps {
  clock: () => Date;
  secret: string;
}

const hashNumber = (secret: string, mobile: string) => keyedHash(secret, 'erased mobile', mobile);

/** Remembers the number of a deleted account as a keyed hash; run it before the number is erased. */
export function createNumberEraser({ clock, secret }: ErasedNumberDeps): AccountEraser {
  return async (tx, uid) => {
    const [user] = await tx.select({ mobile: users.mobile }).from(users).where(eq(users.uid, uid));
    if (user === undefined || user.mobile === null) return;
    const row = { mobileHash: hashNumber(secret, user.mobile), erasedAt: clock() };
    await tx
      .insert(erasedNumbers)
      .values(row)
      .onConflictDoUpdate({ target: erasedNumbers.mobileHash, set: { erasedAt: row.erasedAt } });
  };
}

async function wasErased(tx: Database, mobile: string, { clock, secret }: ErasedNumberDeps): Promise<boolean> {
  const since = new Date(clock().getTime() - retention.erasedNumber * 1000);
  const rows = await tx
    .select({ mobileHash: erasedNumbers.mobileHash })
    .from(erasedNumbers)
    .where(and(eq(erasedNumbers.mobileHash, hashNumber(secret, mobile)), gt(erasedNumbers.erasedAt, since)));
  return rows.length > 0;
}

/** Runs a hook of the first sign-in unless an account of the number was deleted within a year. */
export function skipErasedNumbers(hook: SignUpHook, deps: ErasedNumberDeps): SignUpHook {
  return async (tx, account) => {
    if (!(await wasErased(tx, account.mobile, deps))) await hook(tx, account);
  };
}
