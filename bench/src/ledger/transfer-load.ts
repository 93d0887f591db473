import type { Database } from '../../../server/src/db/database';
import type { Ledger } from '../../../server/src/modules/ledger/service';
import { runConcurrently } from '../api/run-concurrently';

const people = 1000;
const opening = 1_000_000;
const unit = 'oracle_question';

const nameOf = (index: number) => `bench-${index}`;

/** People with questions who transfer them to each other, or all of them to one. */
export async function createTransferLoad(db: Database, ledger: Ledger) {
  for (let index = 0; index < people; index += 1)
    await ledger.transfer(db, {
      key: `opening:${index}`,
      reason: 'welcome',
      from: { system: 'granted' },
      to: { uid: nameOf(index), kind: 'available' },
      unit,
      amount: opening,
    });
  let sent = 0;

  return {
    /** Transfers a second. */
    async measure(clients: number, seconds: number, { isHot }: { isHot: boolean }): Promise<number> {
      const { perSecond } = await runConcurrently(
        async () => {
          sent += 1;
          const from = 1 + Math.floor(Math.random() * (people - 1));
          const to = isHot ? 0 : 1 + ((from + Math.floor(Math.random() * (people - 2))) % (people - 1));
          const result = await ledger.transfer(db, {
            key: `bench:${sent}`,
            reason: 'transfer',
            from: { uid: nameOf(from), kind: 'available' },
            to: { uid: nameOf(to), kind: 'available' },
            unit,
            amount: 1,
          });
          if (result !== 'moved') throw new Error(`A transfer was ${result}.`);
        },
        { concurrency: clients, seconds, maxCalls: Number.MAX_SAFE_INTEGER },
      );
      return perSecond;
    },
  };
}
