import { dormancy } from '@oracle-astra/shared/contract';
import { DomainError } from '../../../domain-error';
import type { Database } from '../../../db/database';
import { newId } from '../../../db/ids';
import { formatTriesLeft, type Codes } from '../codes/codes';
import { keyedHash } from '../keyed-hash';
import { createUserRepository, type User } from '../repository';
import { createSessionRepository } from '../session-repository';
import { createSealedAccounts } from './sealed-accounts';
import { createTryRepository } from './try-repository';

type AccountStep = (tx: Database, uid: string) => Promise<void>;

interface GivenAwayDeps {
  clock: () => Date;
  /** The key of hashes. */
  secret: string;
  /** The year in the own birth details; null without any. */
  findBirthYear: (tx: Database, uid: string) => Promise<number | null>;
  /** Whether the account has content of its previous owner: chats, predictions, or something paid for. */
  holdsAnything: (tx: Database, uid: string) => Promise<boolean>;
  /**
   * Ends the mandate and open payments, so that nobody is charged for another person; an unused month is refunded, a used one is
   * kept.
   */
  sealPayments: AccountStep;
  /** Runs before the account loses its number. */
  leaveNumber: AccountStep;
  codes: Pick<Codes, 'knowsDevice' | 'forget'>;
  announceRevoked: AccountStep;
}

interface SignInAttempt {
  mobile: string;
  address: string;
  /** The id in the device cookie, or null. */
  deviceId: string | null;
  /** The typed year. */
  birthYear: number | null;
  /** Whether the person says that the account is not theirs. */
  startsAnew: boolean;
}

/**
 * Protects accounts whose number may have been given to somebody else: after a long time without use, a sign-in on an unknown
 * device needs the year of the own birth details.
 */
export function createGivenAway(deps: GivenAwayDeps) {
  const { clock, secret, findBirthYear, holdsAnything, sealPayments, leaveNumber, codes, announceRevoked } = deps;
  const hash = (purpose: string, ...parts: string[]) => keyedHash(secret, purpose, ...parts);
  const before = (seconds: number) => new Date(clock().getTime() - seconds * 1000);

  const isUnknown = async (tx: Database, { mobile }: User, deviceId: string | null): Promise<boolean> =>
    deviceId === null || !(await codes.knowsDevice(tx, mobile, deviceId));

  /** Whether the account has not been used for a long time and the device is unknown to its number. */
  const isUnused = async (tx: Database, user: User, deviceId: string | null): Promise<boolean> =>
    user.lastUsedAt < before(dormancy.afterSeconds) && isUnknown(tx, user, deviceId);

  /**
   * Whether a code to the number is not enough on this device. Sessions and passkeys keep an account in use whose number has a new
   * owner, so the number itself must have been proven lately.
   */
  async function isClosed(tx: Database, user: User, deviceId: string | null): Promise<boolean> {
    const since = before(dormancy.afterSeconds);
    return (user.numberProvedAt < since || user.lastUsedAt < since) && isUnknown(tx, user, deviceId);
  }

  /** Seals the account, which loses its number; nothing is erased. */
  async function seal(tx: Database, { uid, mobile }: User): Promise<void> {
    await leaveNumber(tx, uid);
    await sealPayments(tx, uid);
    await codes.forget(tx, mobile);
    await createSessionRepository(tx).revokeAll(uid, clock());
    await announceRevoked(tx, uid);
    await createSealedAccounts(tx, secret).seal(uid, mobile, clock());
  }

  async function checkYear(tx: Database, { mobile, address, birthYear }: SignInAttempt, year: number): Promise<DomainError | null> {
    const [tries, source] = [createTryRepository(tx), { mobileHash: hash('mobile', mobile), addressHash: hash('address', address) }];
    const left = dormancy.tries - (await tries.countOfNumber(source.mobileHash, before(dormancy.triesSeconds)));
    if (left <= 0) return new DomainError('birth_year_closed');
    if (birthYear === null) return new DomainError('birth_year_required');
    await tries.lockAddress(source.addressHash);
    if ((await tries.countOfAddress(source.addressHash, before(dormancy.addressSeconds))) >= dormancy.addressTries)
      return new DomainError('too_many_requests', { retryAfterSeconds: dormancy.addressSeconds });
    if (birthYear === year) return null;
    await tries.add({ id: newId(), ...source, createdAt: clock() });
    if (left === 1) return new DomainError('birth_year_closed');
    const message = `This is not the year in your own birth details. ${formatTriesLeft(left - 1)}`;
    return new DomainError('birth_year_wrong', { message, triesLeft: left - 1 });
  }

  return {
    isUnused,
    isClosed,

    /**
     * Why a correct code does not open the account of the number yet; null if it does. Seals the account of a person who starts
     * anew. A wrong year is counted, so the transaction must be committed with a refusal too.
     */
    async check(tx: Database, attempt: SignInAttempt): Promise<DomainError | null> {
      const users = createUserRepository(tx);
      const found = await users.byMobile(attempt.mobile);
      if (found === null || !(await isClosed(tx, found, attempt.deviceId))) return null;
      // Waits for another sign-in of the number, which may have opened or sealed it.
      const user = await users.lockByMobile(attempt.mobile);
      if (user === null || !(await isClosed(tx, user, attempt.deviceId))) return null;
      if (attempt.startsAnew) {
        await seal(tx, user);
        return null;
      }
      const year = await findBirthYear(tx, user.uid);
      if (year !== null) return checkYear(tx, attempt, year);
      return (await holdsAnything(tx, user.uid)) ? new DomainError('birth_year_closed') : null;
    },
  };
}

export type GivenAway = ReturnType<typeof createGivenAway>;
