import { sql } from 'drizzle-orm';
import { books, byTheLaw } from './frame/data-rule';
import type { DataRules } from './frame/data-rule';

const ofOwnAccounts = (uid: string) => sql`t.account_id in (select id from accounts where owner = ${uid})`;

/** The ledger. */
export const ledgerRules: DataRules = {
  accounts: {
    about: 'an account of the ledger: a person’s balance in one unit',
    owner: (uid) => sql`t.owner = ${uid}`,
    section: 'balances',
    exported: 'unit kind balance',
    order: 't.id',
    technical: 'id owner',
    erase: {},
    kept: books,
    expires: byTheLaw,
  },
  transfers: {
    about: 'a transfer of the ledger',
    owner: (uid) => sql`t.id in (select p.transfer_id from postings p join accounts a on a.id = p.account_id where a.owner = ${uid})`,
    joined: 'reason created_at',
    technical: 'id key',
    erase: {},
    kept: books,
    expires: byTheLaw,
  },
  postings: {
    about: 'a posting: one side of a transfer',
    owner: ofOwnAccounts,
    section: 'movements',
    exported: 'amount',
    extra: sql`(select a.unit from accounts a where a.id = t.account_id) as unit, (select f.reason from transfers f where f.id = t.transfer_id) as reason,
      (select f.created_at from transfers f where f.id = t.transfer_id) as created_at`,
    order: 't.transfer_id',
    technical: 'transfer_id account_id',
    erase: {},
    kept: books,
    expires: byTheLaw,
  },
};
