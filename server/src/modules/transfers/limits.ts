import { transferLimits, type TransferRequest } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { createStoredFingerprint } from '../../db/idempotency';
import { dayMs } from '../../day';
import { DomainError } from '../../domain-error';
import type { Caller } from '../../plugins/idempotency';
import { createTransferRepository } from './repository';

/** The limits of transfers and look-ups in 24 hours. */
export function createTransferLimits(clock: () => Date) {
  const since = () => new Date(clock().getTime() - dayMs);
  return {
    /**
     * Counts a look-up of a number, because it reveals whether the number has an account; once for each key and request. Throws
     * `transfer_limit_reached`.
     */
    async claimLookup(db: Database, { uid, key }: Caller, request: TransferRequest, max: number): Promise<void> {
      const requestHash = key === null ? null : createStoredFingerprint(db, [key, request]);
      await db.transaction(async (tx) => {
        const transfers = createTransferRepository(tx);
        await transfers.lockPerson(uid);
        if (requestHash !== null && (await transfers.hasLookup(uid, requestHash))) return;
        if ((await transfers.countLookups(uid, since(), clock())) >= max)
          throw new DomainError('transfer_limit_reached', { retryAfterSeconds: dayMs / 1000 });
        await transfers.addLookup({ uid, requestHash, createdAt: clock() });
      });
    },

    /** Throws `transfer_limit_reached` if a person has reached the limit of 24 hours. */
    async check(tx: Database, uid: string, questions: number): Promise<void> {
      const sent = await createTransferRepository(tx).countSince(uid, since(), clock());
      if (sent.transfers < transferLimits.transfers && sent.questions + questions <= transferLimits.questions) return;
      const message = `You can transfer ${transferLimits.questions} questions a day, in ${transferLimits.transfers} transfers. Please try again tomorrow.`;
      const first = sent.first ?? clock();
      throw new DomainError('transfer_limit_reached', { message, retryAfterSeconds: (first.getTime() + dayMs - clock().getTime()) / 1000 });
    },
  };
}
