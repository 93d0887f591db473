import { createBatcher } from '../../db/statements/batcher';
import type { Database } from '../../db/database';
import { createLedgerRepository } from './repository';
import type { NewTransfer } from './write-transfers';

export type TransferResult = 'moved' | 'repeated' | 'insufficient';

/** Concurrent batches of transfers outside a transaction, and the maximum number of transfers in each. */
const parallelBatches = 2;
const maxBatchSize = 100;

/** Finds why a transfer was not written, or opens the missing accounts and writes it. */
async function moveAgain(tx: Database, transfer: NewTransfer): Promise<TransferResult> {
  const repository = createLedgerRepository(tx);
  if (await repository.hasTransfer(transfer.key)) return 'repeated';
  await repository.createAccounts([transfer.from, transfer.to]);
  if ((await repository.writeAll([transfer])).has(transfer.id)) return 'moved';
  return (await repository.hasTransfer(transfer.key)) ? 'repeated' : 'insufficient';
}

/** Moves within the caller's transaction. */
export async function move(tx: Database, transfer: NewTransfer): Promise<TransferResult> {
  const written = await createLedgerRepository(tx).writeAll([transfer]);
  return written.has(transfer.id) ? 'moved' : moveAgain(tx, transfer);
}

/** Moves outside a transaction: concurrent transfers share a statement, and with it the wait for the disk and for a frequently used account. */
export function createJointMove() {
  const batchers = new WeakMap<Database, (transfer: NewTransfer) => Promise<boolean>>();

  function getBatcher(db: Database) {
    const known = batchers.get(db);
    if (known !== undefined) return known;
    const batcher = createBatcher<NewTransfer, boolean>({
      parallel: parallelBatches,
      maxItems: maxBatchSize,
      getKey: ({ id, from }) => (from.owner === null ? id : from.id),
      run: async (transfers) => {
        const written = await createLedgerRepository(db).writeAll(transfers);
        return transfers.map(({ id }) => written.has(id));
      },
    });
    batchers.set(db, batcher);
    return batcher;
  }

  return async (db: Database, transfer: NewTransfer): Promise<TransferResult> =>
    (await getBatcher(db)(transfer)) ? 'moved' : db.transaction((tx) => moveAgain(tx, transfer));
}
