import { resolve } from 'node:path';
import type { Env } from '../config/environment';
import { StartError } from '../config/start-error';
import { openDatabase } from '../db/database';
import { checkDatabase } from './check-database';
import { backUp, restore } from './copies';
import { readDatabaseSettings, type DatabaseSettings } from './settings';

const usage = `npm run db -- migrate         brings the tables to this version; servers of the version before go on
npm run db -- check           ledger, receipts, indexes, constraints, abandoned replies
npm run db -- backup <file>   a consistent copy, while servers run (of a database in a folder: while none does)
npm run db -- restore <file>  into an empty database, and checks it`;

async function check(settings: DatabaseSettings): Promise<{ text: string; isWhole: boolean }> {
  const database = await openDatabase(settings);
  try {
    const { migrations, accounts, transfers, faults } = await checkDatabase(database.db);
    const text = [`${migrations} migrations, ${accounts} accounts, ${transfers} transfers of the ledger.`, ...faults].join('\n');
    return { text: faults.length === 0 ? `${text} No fault.` : text, isWhole: faults.length === 0 };
  } finally {
    await database.close();
  }
}

/** Runs a command of `npm run db`; the text is for the terminal. Throws a StartError where it cannot. */
export async function runDatabaseCommand(args: readonly string[], env: Env, home: string): Promise<{ text: string; isWhole: boolean }> {
  const [command, file] = args;
  const settings = readDatabaseSettings(env, home);
  if (command === 'check') return check(settings);
  if (command === 'migrate') {
    await (await openDatabase(settings)).close();
    return { text: 'The database is of this version.', isWhole: true };
  }
  if (file === undefined || (command !== 'backup' && command !== 'restore')) throw new StartError(usage);
  const path = resolve(file);
  if (command === 'restore') {
    await restore(settings, path);
    return check(settings);
  }
  await backUp(settings, path);
  return { text: `Written: ${path}`, isWhole: true };
}
