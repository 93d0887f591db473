import { is } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { createBatcher } from '../../db/batcher';
import { newId } from '../../db/ids';
import type { AccountRef, Unit } from './accounts';
import { emptyAccount, units } from './accounts';
import { availableBalancesJson, createLedgerRepository, buildMoveCtes } from './repository';
import type { NewTransfer } from './write-transfers';

export interface Transfer {
  /** Unique: a transfer with a key is executed once. */
  key: string;
  reason: string;
  from: AccountRef;
  to: AccountRef;
  unit: Unit;
  /** Whole and above 0; paise for a wallet. */
  amount: number;
}

export type TransferResult = 'moved' | 'repeated' | 'insufficient';

/** Balances of a person by unit. */
export interface Balances {
  available: Record<Unit, number>;
  held: Record<Unit, number>;
}

/** Batches of transfers outside a transaction that run at once, and how many transfers each has at most. */
const parallelBatches = 2;
const maxBatchSize = 100;

function zeroBalances(): Record<Unit, number> {
  return Object.fromEntries(units.map((unit) => [unit, 0])) as Record<Unit, number>;
}

function assertValidTransfer({ amount, from, to, unit }: Transfer): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('The amount of a transfer is a whole number above 0.');
  if (emptyAccount(from, unit).id === emptyAccount(to, unit).id) throw new RangeError('A transfer goes from one account to another.');
}

/** The ledger of accounts. Methods take a transaction, so that a charge is stored together with what it pays for. */
export function createLedger({ clock }: { clock: () => Date }) {
  const toNewTransfer = ({ key, reason, from, to, unit, amount }: Transfer): NewTransfer => ({
    id: newId(),
    key,
    reason,
    createdAt: clock(),
    amount,
    from: emptyAccount(from, unit),
    to: emptyAccount(to, unit),
  });

  /** Says why a transfer was not written, or opens the accounts that it lacks and writes it. */
  async function writeAgain(tx: Database, transfer: NewTransfer): Promise<TransferResult> {
    const repository = createLedgerRepository(tx);
    if (await repository.hasTransfer(transfer.key)) return 'repeated';
    await repository.createAccounts([transfer.from, transfer.to].filter(({ owner }) => owner !== null));
    if ((await repository.writeAll([transfer])).has(transfer.id)) return 'moved';
    return (await repository.hasTransfer(transfer.key)) ? 'repeated' : 'insufficient';
  }

  async function move(tx: Database, transfer: NewTransfer): Promise<TransferResult> {
    const written = await createLedgerRepository(tx).writeAll([transfer]);
    return written.has(transfer.id) ? 'moved' : writeAgain(tx, transfer);
  }

  const batchers = new WeakMap<Database, (transfer: NewTransfer) => Promise<boolean>>();

  /** Transfers outside a transaction that come at once share a statement, and so the wait for the disk and for an account that many use. */
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

  return {
    /** Moves `amount`; `repeated` and `insufficient` change nothing. */
    async transfer(tx: Database, transfer: Transfer): Promise<TransferResult> {
      assertValidTransfer(transfer);
      const wanted = toNewTransfer(transfer);
      if (is(tx, PgTransaction)) return move(tx, wanted);
      if (await getBatcher(tx)(wanted)) return 'moved';
      return tx.transaction((inner) => writeAgain(inner, wanted));
    },

    /** Transfers from accounts of people as CTEs of the caller's statement: see `buildMoveCtes`. */
    buildTransferCtes(jointTransfers: readonly (Transfer & { ref: string })[], allowed: SQL, options: { skipLocked: boolean }): SQL {
      const createdAt = clock();
      return buildMoveCtes(
        jointTransfers.map((transfer) => {
          assertValidTransfer(transfer);
          const { ref, key, reason, from, to, unit, amount } = transfer;
          return { ref, id: newId(), key, reason, createdAt, amount, from: emptyAccount(from, unit), to: emptyAccount(to, unit) };
        }),
        allowed,
        options,
      );
    },

    async balances(db: Database, uid: string): Promise<Balances> {
      const result: Balances = { available: zeroBalances(), held: zeroBalances() };
      for (const row of await createLedgerRepository(db).balancesOf(uid)) {
        result[row.kind as keyof Balances][row.unit as Unit] = row.balance ?? 0;
      }
      return result;
    },

    /** Available balances of a person as a column of the caller's query. */
    availableColumn: (uid: string | Placeholder | SQL): SQL<Balances['available']> =>
      availableBalancesJson(uid).mapWith((kept: Partial<Balances['available']>) => ({ ...zeroBalances(), ...kept })),

    async available(db: Database, uid: string, unit: Unit): Promise<number> {
      return createLedgerRepository(db).availableOf(uid, unit);
    },

    /** Recomputes the ledger from its postings; both lists are empty in a consistent ledger. */
    async audit(db: Database) {
      const repository = createLedgerRepository(db);
      return { accounts: await repository.listUnbalancedAccounts(), transfers: await repository.listUnbalancedTransfers() };
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
