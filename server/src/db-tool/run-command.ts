import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Env } from '../config/environment';
import { StartError } from '../config/start/start-error';
import { openDatabase } from '../db/database';
import { readMigrationState } from '../db/migration-state';
import { checkDatabase } from './check-database';
import { backUp, restore } from './copies';
import { encryptionCommands, runEncryptionCommand } from './encrypt-database';
import { readDatabaseSettings, type DatabaseSettings } from './settings';

const usage = `npm run db -- migrate         brings the tables to this version; servers of the version before go on
npm run db -- check           ledger, receipts, indexes, constraints, abandoned replies
npm run db -- backup <file>   a consistent copy, while servers run (of a database in a folder: while none does)
npm run db -- restore <file>  into an empty database, and checks it
npm run db -- encryption      how many rows of personal data are encrypted
npm run db -- encrypt         encrypts personal data by DATA_KEY, while servers run; may be stopped and run again
npm run db -- decrypt         the way back, after DATA_ENCRYPTION=off in all processes
npm run db -- data-key        makes a new data key, to which encrypt brings everything a minute later
npm run db -- rewrap          encrypts the data keys by the first line of DATA_KEY`;

const sayNewer = (unknown: number) => (unknown === 0 ? '' : ` It is of a newer version: ${unknown} migrations are unknown here.`);

interface Outcome {
  text: string;
  isWhole: boolean;
}

/** Audits without migrating, because running servers may still use the older tables. */
async function check(settings: DatabaseSettings, { migrates = false } = {}): Promise<Outcome> {
  const database = await openDatabase(settings, undefined, { migrates });
  try {
    const { missing, unknown } = await readMigrationState(async (text) => database.db.execute(sql.raw(text)), settings.migrationsDir);
    if (missing.length > 0)
      throw new StartError(
        `The database lacks ${missing.length} migrations of this version, from ${missing[0]} on. Check it with the version of its servers, or run npm run db -- migrate first.`,
      );
    const { migrations, accounts, transfers, faults } = await checkDatabase(database.db);
    const text = [
      `${migrations} migrations, ${accounts} accounts, ${transfers} transfers of the ledger.${sayNewer(unknown)}`,
      ...faults,
    ].join('\n');
    return { text: faults.length === 0 ? `${text} No fault.` : text, isWhole: faults.length === 0 };
  } finally {
    await database.close();
  }
}

async function migrate(settings: DatabaseSettings): Promise<Outcome> {
  const database = await openDatabase(settings);
  try {
    const { unknown } = await readMigrationState(async (text) => database.db.execute(sql.raw(text)), settings.migrationsDir);
    return {
      text: unknown === 0 ? 'The database is of this version.' : `The database is left as it is.${sayNewer(unknown)}`,
      isWhole: true,
    };
  } finally {
    await database.close();
  }
}

/** Runs a command of `npm run db`; resolves with the text for the terminal. Throws a StartError if it fails. */
export async function runDatabaseCommand(args: readonly string[], env: Env, home: string): Promise<Outcome> {
  const [command, file] = args;
  const settings = readDatabaseSettings(env, home);
  if (command === 'check') return check(settings);
  if (command === 'migrate') return migrate(settings);
  const aboutEncryption = encryptionCommands.find((name) => name === command);
  if (aboutEncryption !== undefined) return runEncryptionCommand(aboutEncryption, { settings, env });
  if (file === undefined || (command !== 'backup' && command !== 'restore')) throw new StartError(usage);
  const path = resolve(file);
  if (command === 'restore') {
    await restore(settings, path);
    return check(settings, { migrates: true });
  }
  await backUp(settings, path);
  return { text: `Written: ${path}`, isWhole: true };
}
