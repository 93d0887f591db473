import { is } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { AccountRef, Unit } from './accounts';
import { emptyAccount, units } from './accounts';
import { availableObject, createLedgerRepository, moveParts } from './repository';

export interface Transfer {
  /** The same key moves once, for ever. */
  key: string;
  reason: string;
  from: AccountRef;
  to: AccountRef;
  unit: Unit;
  /** Whole and above 0; paise for a wallet. */
  amount: number;
}

export type TransferResult = 'moved' | 'repeated' | 'insufficient';

/** What a person has of each unit. */
export interface Balances {
  available: Record<Unit, number>;
  held: Record<Unit, number>;
}

function nothing(): Record<Unit, number> {
  return Object.fromEntries(units.map((unit) => [unit, 0])) as Record<Unit, number>;
}

function refuseNonsense({ amount, from, to, unit }: Transfer): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError('The amount of a transfer is a whole number above 0.');
  if (emptyAccount(from, unit).id === emptyAccount(to, unit).id) throw new RangeError('A transfer goes from one account to another.');
}

/** Takes the transaction (or database) to write in: what is charged is stored together with what it was charged for. */
export function createLedger({ clock }: { clock: () => Date }) {
  async function move(tx: Database, { key, reason, from, to, unit, amount }: Transfer): Promise<TransferResult> {
    const repository = createLedgerRepository(tx);
    const ends = [emptyAccount(from, unit), emptyAccount(to, unit)] as const;
    const [source, target] = ends;
    const ids = ends.filter((row) => row.owner !== null).map((row) => row.id);
    let locked = await repository.lock(ids);
    if (locked.length < ids.length) {
      await repository.open(ends.filter((row) => row.owner !== null));
      locked = await repository.lock(ids);
    }
    const free = locked.find((row) => row.id === source.id)?.balance;
    if (source.owner !== null && (free ?? 0) < amount) {
      return (await repository.hasTransfer(key)) ? 'repeated' : 'insufficient';
    }
    const fresh = await repository.write({ id: newId(), key, reason, createdAt: clock(), amount, from: source, to: target });
    return fresh ? 'moved' : 'repeated';
  }

  return {
    /** Moves `amount`, or says why not: `repeated` and `insufficient` leave everything as it was. */
    async transfer(tx: Database, transfer: Transfer): Promise<TransferResult> {
      refuseNonsense(transfer);
      return is(tx, PgTransaction) ? move(tx, transfer) : tx.transaction((inner) => move(inner, transfer));
    },

    /** Transfers from people's accounts as the parts of somebody's `with`, each for the thing that its `ref` names: see `moveParts`. */
    partsOf(jointTransfers: readonly (Transfer & { ref: string })[], allowed: SQL, options: { skipLocked: boolean }): SQL {
      const createdAt = clock();
      return moveParts(jointTransfers.map((transfer) => {
        refuseNonsense(transfer);
        const { ref, key, reason, from, to, unit, amount } = transfer;
        return { ref, id: newId(), key, reason, createdAt, amount, from: emptyAccount(from, unit), to: emptyAccount(to, unit) };
      }), allowed, options);
    },

    async balances(db: Database, uid: string): Promise<Balances> {
      const result: Balances = { available: nothing(), held: nothing() };
      for (const row of await createLedgerRepository(db).balancesOf(uid)) {
        result[row.kind as keyof Balances][row.unit as Unit] = row.balance ?? 0;
      }
      return result;
    },

    /** What a person has free, as a column of somebody's query. */
    availableColumn: (uid: string | Placeholder | SQL): SQL<Balances['available']> => availableObject(uid).mapWith((kept: Partial<Balances['available']>) => ({ ...nothing(), ...kept })),

    async available(db: Database, uid: string, unit: Unit): Promise<number> {
      return createLedgerRepository(db).availableOf(uid, unit);
    },

    /** Works everything out again from the postings; both lists are empty in a sound ledger. */
    async audit(db: Database) {
      const repository = createLedgerRepository(db);
      return { accounts: await repository.accountsOff(), transfers: await repository.transfersOff() };
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
