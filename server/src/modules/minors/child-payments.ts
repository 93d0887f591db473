import * as z from 'zod/mini';
import type { Database } from '../../db/database';
import { lockPerson } from '../../db/lock-person';
import type { JobQueue } from '../../jobs/job-queue';
import { createMinorsRepository } from './repository';
import { isBarred } from './state';

type AccountStep = (tx: Database, uid: string) => Promise<void>;

interface ChildPaymentsDeps {
  db: Database;
  clock: () => Date;
  jobs: Pick<JobQueue, 'define'>;
}

/** The end of a consent, which ends the plan and the open payments of the minor if no other parent agrees. */
export function createChildPayments({ db, clock, jobs }: ChildPaymentsDeps) {
  let closePayments: AccountStep = async () => undefined;
  // A job, because the parent's transaction already holds locks that payments of the child take in another order.
  const close = jobs.define('minors.close-payments', z.object({ child: z.string() }), async ({ child }) =>
    db.transaction(async (tx) => {
      await lockPerson(tx, child);
      if (await isBarred(tx, child, clock())) await closePayments(tx, child);
    }),
  );
  return {
    async withdraw(parent: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const child = await createMinorsRepository(tx).withdraw(parent, id, clock());
        if (child !== null) await close({ child }, tx);
      });
    },

    /** Withdraws all consents of a parent. */
    async withdrawAll(tx: Database, parent: string): Promise<void> {
      for (const child of await createMinorsRepository(tx).withdrawAll(parent, clock())) await close({ child }, tx);
    },

    /** Sets how payments are closed; they are created later. */
    closeBy(step: AccountStep): void {
      closePayments = step;
    },

    /** Part of deleting or sealing the account of a parent, which ends the consents. */
    async leave(tx: Database, parent: string): Promise<void> {
      for (const child of await createMinorsRepository(tx).listChildIds(parent)) await close({ child }, tx);
    },
  };
}
