import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import type { Codes } from './codes/codes';
import type { CodeInput, WithValidCode } from './codes/with-valid-code';
import type { GivenAway } from './given-away/given-away';
import { createUserRepository, type User } from './repository';
import { createSessionRepository } from './session-repository';
import type { createSessionStart } from './tokens/tokens';

/** Erases the personal data of a module, in the transaction of account deletion. */
export type AccountEraser = (tx: Database, uid: string) => Promise<void>;

interface EraseAccountDeps {
  db: Database;
  clock: () => Date;
  codes: Pick<Codes, 'forget'>;
  erasers: readonly AccountEraser[];
  announceRevoked: AccountEraser;
  createSession: ReturnType<typeof createSessionStart>;
  givenAway: Pick<GivenAway, 'isClosed'>;
  withValidCode: WithValidCode;
}

/** The end of an account. */
export function createAccountErasing(deps: EraseAccountDeps) {
  const { db, clock, codes, erasers, announceRevoked, createSession, givenAway, withValidCode } = deps;

  async function erase(tx: Database, { uid, mobile }: User): Promise<void> {
    for (const eraser of erasers) await eraser(tx, uid);
    await codes.forget(tx, mobile);
    await createSessionRepository(tx).revokeAll(uid, clock());
    await announceRevoked(tx, uid);
    await createUserRepository(tx).erase(uid, clock());
  }

  /** Locks the account of a number. Each deletion erases its name in others' rows, so two at once could deadlock. */
  async function lock(tx: Database, mobile: string): Promise<User | null> {
    const users = createUserRepository(tx);
    await users.lockDeletions();
    return users.lockByMobile(mobile);
  }

  return {
    /** Deletes an account and returns a token that is already revoked, because the response format requires one. */
    deleteAccount: async ({ deviceId, ...typed }: CodeInput & { deviceId: string | null }): Promise<string> =>
      withValidCode(typed, [null, { purpose: 'delete', uid: null }], async (tx) => {
        const user = await lock(tx, typed.mobile);
        if (user === null) throw new DomainError('account_not_found');
        if (await givenAway.isClosed(tx, user, deviceId)) throw new DomainError('birth_year_required');
        const { jwt } = await createSession(tx, { uid: user.uid });
        await erase(tx, user);
        return jwt;
      }),

    /** Deletes an account again that its person deleted before; false if it has no number any more. */
    eraseAgain: (uid: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        const found = await createUserRepository(tx).byUid(uid);
        const user = found && (await lock(tx, found.mobile));
        if (user?.uid !== uid) return false;
        await erase(tx, user);
        return true;
      }),
  };
}
