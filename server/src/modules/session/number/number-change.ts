import { DomainError } from '../../../domain-error';
import type { Database } from '../../../db/database';
import { getErrorCode } from '../../../db/unavailable';
import { createBannedError } from '../../../plugins/failures';
import type { Codes } from '../codes/codes';
import { markProven } from '../proof';
import { renewSessions } from '../renewal/rights';
import { createUserRepository } from '../repository';
import type { Session } from '../session';
import { createSessionRepository } from '../session-repository';
import type { CodeInput, WithValidCode } from '../codes/with-valid-code';

const uniqueViolation = '23505';

/** An account that changes its number. */
export interface NumberMove {
  uid: string;
  to: string;
}

/**
 * Stores the uses of the account for its previous number, and carries those of earlier accounts of the new number over. Returns
 * false if the new number is banned.
 */
export type MoveMarks = (tx: Database, move: NumberMove) => Promise<boolean>;

interface NumberChangeDeps {
  db: Database;
  clock: () => Date;
  codes: Pick<Codes, 'forget' | 'rememberDevice'>;
  withValidCode: WithValidCode;
  moveMarks: MoveMarks;
  announceRevoked: (tx: Database, uid: string) => Promise<void>;
}

type SessionKey = Pick<Session, 'uid' | 'jti'>;
type NewNumber = CodeInput & { deviceId: string | null };

/** Changes the number of an account in one transaction. */
export function createNumberChange({ db, clock, codes, withValidCode, moveMarks, announceRevoked }: NumberChangeDeps) {
  const hasNumber = async ({ uid }: SessionKey, mobile: string) => (await createUserRepository(db).byUid(uid))?.mobile === mobile;

  /** Another account may get the number meanwhile. */
  async function takeNumber(tx: Database, uid: string, mobile: string): Promise<void> {
    try {
      await createUserRepository(tx).setMobile(uid, mobile);
    } catch (error) {
      throw getErrorCode(error) === uniqueViolation ? new DomainError('number_taken') : error;
    }
  }

  async function move(tx: Database, session: SessionKey, { mobile, deviceId }: NewNumber): Promise<void> {
    const [sessions, users] = [createSessionRepository(tx), createUserRepository(tx)];
    if (!(await sessions.lockActive(session))) throw new DomainError('unauthenticated');
    const own = await users.byUid(session.uid);
    if (own === null) throw new DomainError('unauthenticated');
    if (own.banned) throw createBannedError(own.banReason);
    if (own.mobile === mobile) return;
    const isTaken = (await users.claimMobile(mobile)) !== null;
    if (isTaken || !(await moveMarks(tx, { uid: own.uid, to: mobile }))) throw new DomainError('number_taken');
    await takeNumber(tx, own.uid, mobile);
    await codes.forget(tx, own.mobile);
    if (deviceId !== null) await codes.rememberDevice(tx, mobile, deviceId);
    const now = clock();
    await users.noteProof(own.uid, now);
    await sessions.revokeOthers(session, now);
    await renewSessions(tx, own.uid, now);
    await markProven(tx, session, now);
    await announceRevoked(tx, own.uid);
  }

  return {
    /**
     * Changes the number of the account to that of a code that its person requested. All other sessions end. Throws `number_taken`,
     * and for an invalid code.
     */
    async changeNumber(session: SessionKey, typed: NewNumber): Promise<void> {
      // The answer to the same request may have been lost.
      if (await hasNumber(session, typed.mobile)) return;
      try {
        await withValidCode(typed, [{ purpose: 'new_number', uid: session.uid }], (tx) => move(tx, session, typed));
      } catch (error) {
        // The same request, sent twice at once, waited for the first one.
        if (!(error instanceof DomainError) || error.code !== 'code_used' || !(await hasNumber(session, typed.mobile))) throw error;
      }
    },
  };
}
