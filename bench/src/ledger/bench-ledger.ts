import path from 'node:path';
import { openDatabase } from '../../../server/src/db/database';
import { createLedger } from '../../../server/src/modules/ledger/service';
import { startPostgres } from '../api/postgres';
import { formatVerdict } from '../goal';
import { median } from '../statistics';
import { formatNumber, formatTable } from '../table';
import { measureHistory } from './history';
import { createPgbench } from './pgbench';
import { createTransferLoad } from './transfer-load';

interface Options {
  root: string;
  /** Folder of PostgreSQL's programs, pgbench among them. */
  postgresPrograms: string | null;
}

const clientCounts = [1, 16, 64];
const rounds = 3;
const seconds = 4;
const goal = { goal: 0.7, decimals: 2, isMinimum: true };

/** Compares transfers a second with pgbench's TPC-B, alternately, and a long history with a short one. */
export async function benchLedger({ root, postgresPrograms }: Options): Promise<void> {
  if (postgresPrograms === null) {
    console.log('Skipped: PostgreSQL is not installed.');
    return;
  }
  const postgres = await startPostgres(postgresPrograms, ['max_connections=200']);
  try {
    const database = await openDatabase({
      databaseUrl: postgres.databaseUrl,
      databasePool: Math.max(...clientCounts),
      statementTimeoutMs: 30_000,
      dataDir: '/nowhere',
      migrationsDir: path.join(root, 'server/src/db/migrations'),
    });
    try {
      const ledger = createLedger({ clock: () => new Date() });
      const load = await createTransferLoad(database.db, ledger);
      const pgbench = createPgbench(postgresPrograms, postgres.databaseUrl);
      const rows: string[][] = [];
      for (const clients of clientCounts) {
        const measured = { tpcb: [] as number[], spread: [] as number[], hot: [] as number[] };
        for (let round = 0; round < rounds; round += 1) {
          measured.tpcb.push(pgbench.measure(clients, seconds));
          measured.spread.push(await load.measure(clients, seconds, { isHot: false }));
          measured.hot.push(await load.measure(clients, seconds, { isHot: true }));
        }
        const [tpcb, spread, hot] = [median(measured.tpcb), median(measured.spread), median(measured.hot)];
        const ratios = [spread / tpcb, hot / tpcb].flatMap((ratio) => [formatNumber(ratio, 2), formatVerdict(ratio, goal)]);
        rows.push([String(clients), ...[tpcb, spread, hot].map((value) => formatNumber(value)), ...ratios]);
      }
      console.log(formatTable(['clients', 'TPC-B', 'transfers', 'one account', 'ratio', '', 'ratio', ''], rows));
      await measureHistory(database.db, ledger);
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}
