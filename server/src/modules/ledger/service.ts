import { is } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { AccountRef, Unit } from './accounts';
import { emptyAccount, units } from './accounts';
import { createJointMove, move } from './move';
import { availableBalancesJson, createLedgerRepository, buildMoveCtes } from './repository';
import type { TransferResult } from './move';
import type { NewTransfer } from './write-transfers';

export interface Transfer {
  /** Unique: a transfer with a key is executed once. */
  key: string;
  reason: string;
  from: AccountRef;
  to: AccountRef;
  unit: Unit;
  /** A positive integer; paise for a wallet. */
  amount: number;
}

/** Balances of a person by unit. */
export interface Balances {
  available: Record<Unit, number>;
  held: Record<Unit, number>;
}

function zeroBalances(): Record<Unit, number> {
  return Object.fromEntries(units.map((unit) => [unit, 0])) as Record<Unit, number>;
}

function assertValidTransfer({ amount, from, to, unit }: Transfer): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('The amount of a transfer is a whole number above 0.');
  if (emptyAccount(from, unit).id === emptyAccount(to, unit).id) throw new RangeError('A transfer goes from one account to another.');
}

/** The ledger of accounts. Methods take a transaction, so that a charge is stored together with the item that it pays for. */
export function createLedger({ clock }: { clock: () => Date }) {
  const moveTogether = createJointMove();
  const toNewTransfer = ({ key, reason, from, to, unit, amount }: Transfer): NewTransfer => ({
    id: newId(),
    key,
    reason,
    createdAt: clock(),
    amount,
    from: emptyAccount(from, unit),
    to: emptyAccount(to, unit),
  });

  return {
    /** Moves `amount`; `repeated` and `insufficient` change nothing. */
    async transfer(tx: Database, transfer: Transfer): Promise<TransferResult> {
      assertValidTransfer(transfer);
      const newTransfer = toNewTransfer(transfer);
      return is(tx, PgTransaction) ? move(tx, newTransfer) : moveTogether(tx, newTransfer);
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
      // A newer release may have units and accounts that this one does not know.
      for (const { kind, unit, balance } of await createLedgerRepository(db).balancesOf(uid))
        if (kind === 'available' || kind === 'held') result[kind][unit as Unit] = balance ?? 0;
      return result;
    },

    /** Available balances of a person as a column of the caller's query. */
    availableColumn: (uid: string | Placeholder | SQL): SQL<Balances['available']> =>
      availableBalancesJson(uid).mapWith((kept: Partial<Balances['available']>) => ({ ...zeroBalances(), ...kept })),

    async available(db: Database, uid: string, unit: Unit): Promise<number> {
      return createLedgerRepository(db).availableOf(uid, unit);
    },

    /** The balance of a person for a unit, locked until the transaction ends. */
    async lockAvailable(tx: Database, uid: string, unit: Unit): Promise<number> {
      return createLedgerRepository(tx).lockAvailableOf(uid, unit);
    },

    /** Recomputes the ledger from its postings; both lists are empty for a consistent ledger. */
    async audit(db: Database) {
      const repository = createLedgerRepository(db);
      return { accounts: await repository.listUnbalancedAccounts(), transfers: await repository.listUnbalancedTransfers() };
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
