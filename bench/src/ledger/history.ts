import type { Database } from '../../../server/src/db/database';
import { createBalanceHistory } from '../../../server/src/modules/balance/history';
import type { Ledger } from '../../../server/src/modules/ledger/service';
import { formatVerdict } from '../goal';
import { median } from '../statistics';
import { formatNumber, formatTable } from '../table';

const sizes = [100, 100_000] as const;
const reads = 200;
const goal = { goal: 2, decimals: 2 };

const ownerOf = (postings: number) => `history-${postings}`;

/** A person with many small transfers, written by the database itself. */
async function fill(db: Database, postings: number): Promise<void> {
  const uid = ownerOf(postings);
  await db.execute(`insert into users (uid, created_at) values ('${uid}', now())`);
  await db.execute(`insert into accounts (id, owner, unit, kind, balance) values
    ('${uid}:oracle_question:available', '${uid}', 'oracle_question', 'available', ${postings}), ('system:oracle_question:granted', null, 'oracle_question', 'granted', null)
    on conflict do nothing`);
  const batch = 10_000;
  for (let first = 0; first < postings; first += batch)
    await db.execute(`
      with added as (
        insert into transfers (id, key, reason, created_at)
        select '${uid}' || to_char(n, 'FM0000000'), '${uid}' || n, 'welcome', now() from generate_series(${first}, ${Math.min(postings, first + batch) - 1}) n returning id
      ) insert into postings (transfer_id, account_id, amount)
        select id, account, amount from added, lateral (values ('${uid}:oracle_question:available', 1), ('system:oracle_question:granted', -1)) posting (account, amount)`);
}

async function time(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await call();
  return performance.now() - began;
}

/** Reads balance and history of a person with few postings and of one with many, alternately. */
export async function measureHistory(db: Database, ledger: Ledger): Promise<void> {
  for (const postings of sizes) await fill(db, postings);
  await db.execute(`analyze`);
  const readHistory = createBalanceHistory(db);
  const calls = {
    balance: (uid: string) => ledger.balances(db, uid),
    history: (uid: string) => readHistory(uid, {}),
    'history, from the middle': (uid: string) =>
      readHistory(uid, { cursor: `${uid}${String(Number(uid.split('-')[1]) / 2).padStart(7, '0')}` }),
  };
  const rows: string[][] = [];
  for (const [name, call] of Object.entries(calls)) {
    const times = sizes.map((): number[] => []);
    for (let read = 0; read < reads; read += 1)
      for (const [place, postings] of sizes.entries()) times[place]?.push(await time(() => call(ownerOf(postings))));
    const [few = 0, many = 0] = times.map((measured) => median(measured));
    rows.push([name, formatNumber(few, 2), formatNumber(many, 2), formatNumber(many / few, 2), formatVerdict(many / few, goal)]);
  }
  console.log(formatTable(['milliseconds', `${sizes[0]} postings`, `${sizes[1]} postings`, 'ratio', ''], rows));
}
