import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { readNumber } from '../../db/encryption/numbers';
import { erasedNumbers, numberMarks, users } from '../../db/schema';
import { retention } from '../../pruning/retention';
import { keyedHash } from '../session/keyed-hash';
import type { MoveMarks } from '../session/number/number-change';
import type { AccountEraser } from '../session/erase-account';
import type { SignUpHook } from '../session/sign-in';
import { createAuthorMarks } from './author-marks';
import type { UseKind } from './carried-uses';
import { carryUses } from './carry-uses';
import type { StoredUse } from './carry-uses';
import { countNumberChange } from './change-limit';
import { collectUses, useKinds } from './collect-uses';

interface NumberMarkDeps {
  clock: () => Date;
  secret: string;
}

/** `account`: an account of the number was deleted, so there is no second welcome gift; `ban`: it was banned; `author`: see `author-marks.ts`. */
type MarkKind = UseKind | 'account' | 'ban' | 'author';

interface StoredBan {
  bannedAt: string;
  reason: string | null;
}

/** Kinds that an account keeps when it changes its number: its own votes and debts. */
const accountKinds: readonly UseKind[] = ['point_debt', 'vote', 'vote_award'];

const hashNumber = (secret: string, mobile: string) => keyedHash(secret, 'erased mobile', mobile);

async function writeMark(tx: Database, kind: MarkKind, mobileHash: string, value: object, expiresAt: Date): Promise<void> {
  await tx
    .insert(numberMarks)
    .values({ kind, mobileHash, value, expiresAt })
    .onConflictDoUpdate({ target: [numberMarks.kind, numberMarks.mobileHash], set: { value, expiresAt } });
}

async function carryBan(tx: Database, uid: string, { bannedAt, reason }: StoredBan): Promise<void> {
  await tx
    .update(users)
    .set({ bannedAt: new Date(bannedAt), banReason: reason })
    .where(eq(users.uid, uid));
}

/** `self` is the keyed hash of an account that changes its number. */
type Leaver = { uid: string; self: string | null };

async function rememberUses(tx: Database, { uid, self }: Leaver, mobileHash: string, kinds: readonly UseKind[], now: Date): Promise<void> {
  await writeMark(tx, 'account', mobileHash, {}, new Date(now.getTime() + retention.erasedNumber * 1000));
  for (const kind of kinds) {
    const uses = await collectUses(tx, uid, kind, now);
    if (uses.length === 0) continue;
    const value = uses.map(({ at, amount, item, expiresAt }): StoredUse => ({
      at: at.toISOString(),
      amount,
      item,
      until: expiresAt.toISOString(),
      ...(self !== null && { by: self }),
    }));
    await writeMark(tx, kind, mobileHash, value, new Date(Math.max(...uses.map(({ expiresAt }) => expiresAt.getTime()))));
  }
}

/** Stores marks of these uses, and of a ban, for the number of an account; resolves with that number, or null without one. */
async function storeMarks(
  tx: Database,
  { uid, self }: Leaver,
  kinds: readonly UseKind[],
  { clock, secret }: NumberMarkDeps,
): Promise<string | null> {
  const { mobile: stored, bannedAt, banReason: reason } = users;
  const [user] = await tx.select({ stored, bannedAt, reason }).from(users).where(eq(users.uid, uid));
  const mobile = readNumber(tx, uid, user?.stored ?? null);
  if (user === undefined || mobile === null) return null;
  const hash = hashNumber(secret, mobile);
  await rememberUses(tx, { uid, self }, hash, kinds, clock());
  if (user.bannedAt === null) return mobile;
  const ban = { bannedAt: user.bannedAt.toISOString(), reason: user.reason };
  await writeMark(tx, 'ban', hash, ban, new Date(clock().getTime() + retention.carriedBan * 1000));
  return mobile;
}

/** Gifts, bans and uses of a number, kept under a keyed hash from the deletion of an account to the next account of the number. */
export function createNumberMarks(deps: NumberMarkDeps, authors = createAuthorMarks(deps)) {
  const { clock, secret } = deps;
  const hashAccount = (uid: string) => keyedHash(secret, 'account that left a number', uid);
  const inSeconds = (seconds: number) => new Date(clock().getTime() + seconds * 1000);

  /** Runs before anything of the account is erased. */
  const remember: AccountEraser = async (tx, uid) => {
    const mobile = await storeMarks(tx, { uid, self: null }, useKinds, deps);
    if (mobile !== null) await authors.remember(tx, uid, mobile);
  };

  /** Runs before an account changes its number or is sealed. */
  const leave: AccountEraser = async (tx, uid) => {
    const kinds = useKinds.filter((kind) => !accountKinds.includes(kind));
    await storeMarks(tx, { uid, self: hashAccount(uid) }, kinds, deps);
  };

  /** Part of the first sign-in: transfers the uses of earlier accounts of the number to the new one. */
  const carry: SignUpHook = async (tx, { uid, mobile }) => {
    const taken = await tx
      .delete(numberMarks)
      .where(and(eq(numberMarks.mobileHash, hashNumber(secret, mobile)), sql`${numberMarks.kind} <> 'account'`))
      .returning();
    for (const { kind, value, expiresAt } of taken) {
      if (expiresAt <= clock()) continue;
      if (kind === 'ban') await carryBan(tx, uid, value as StoredBan);
      else await carryUses(tx, { uid, self: hashAccount(uid) }, kind as UseKind, value as StoredUse[], clock());
    }
  };

  /** Uses and the count of changes are stored for both numbers, because a new account can be made with either. */
  const move: MoveMarks = async (tx, { uid, to }) => {
    const ban = and(eq(numberMarks.kind, 'ban'), eq(numberMarks.mobileHash, hashNumber(secret, to)), gt(numberMarks.expiresAt, clock()));
    if ((await tx.$count(numberMarks, ban)) > 0) return false;
    await countNumberChange(tx, uid, clock());
    await leave(tx, uid);
    await carry(tx, { uid, mobile: to, invitedBy: null });
    return true;
  };

  async function wasErased(tx: Database, mobile: string): Promise<boolean> {
    const hash = hashNumber(secret, mobile);
    const mark = and(eq(numberMarks.kind, 'account'), eq(numberMarks.mobileHash, hash), gt(numberMarks.expiresAt, clock()));
    // Written by the previous release.
    const earlier = and(eq(erasedNumbers.mobileHash, hash), gt(erasedNumbers.erasedAt, inSeconds(-retention.erasedNumber)));
    return (await tx.$count(numberMarks, mark)) > 0 || (await tx.$count(erasedNumbers, earlier)) > 0;
  }

  return {
    remember,
    leave,
    carry,
    move,

    /** Runs a hook of the first sign-in unless an account of the number was deleted within a year. */
    skipErased(hook: SignUpHook): SignUpHook {
      return async (tx, account) => {
        if (!(await wasErased(tx, account.mobile))) await hook(tx, account);
      };
    },

    wrote: authors.wrote,

    /** Ends the ban of a number whose account is deleted; resolves with the mark's hash, or null if there is none. */
    async endBan(tx: Database, mobile: string): Promise<string | null> {
      const [mark] = await tx
        .delete(numberMarks)
        .where(and(eq(numberMarks.kind, 'ban'), eq(numberMarks.mobileHash, hashNumber(secret, mobile))))
        .returning({ mobileHash: numberMarks.mobileHash });
      return mark?.mobileHash ?? null;
    },
  };
}

export type NumberMarks = ReturnType<typeof createNumberMarks>;
