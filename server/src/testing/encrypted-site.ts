import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { exportData } from '../data-rules';
import type { Database } from '../db/database';
import { openEncryption } from '../db/encryption/open-encryption';
import { runEncryptionCommand, type EncryptionCommand } from '../db-tool/encrypt-database';
import { openChat, question, type TestChat } from './chats';
import { startPostgres, type TestPostgres } from './databases/real-postgres';
import { migrationsDir } from './databases/test-database';
import { dumpRows } from './dump';
import { createFakeAstrologer } from './fake-astrologer';
import { createTestApp, testConfig, type TestApp } from './test-app';

/** Values of DATA_KEY. */
export const key = 'q7Vt0mXw3uKz9RfLb2NcYe5HsJ8dPa4G';
export const nextKey = 'z8Lp3nYq5vBx1TgHd7RcUe9JsK2mWa6F';
/** What is in the database of a site in clear. */
export const marks = ['Asha Verma', 'Varanasi', question, '1994-08-14', '9190000'];

export interface EncryptedSite {
  postgres: TestPostgres;
  test: TestApp;
  chats: TestChat[];
  /** Reads the keys again, as processes do every ten seconds. */
  reload: () => Promise<void>;
}

/** Lets a minute pass for the data keys, after which all processes use them. */
export const ageKeys = async (db: Database) => db.execute(sql`update data_keys set created_at = created_at - interval '1 minute'`);

/** A site on PostgreSQL with people whose data is in clear, and whose process encrypts from now on. */
export async function openEncryptedSite(): Promise<EncryptedSite> {
  const postgres = await startPostgres();
  const config = { ...testConfig, dataSecrets: { list: [key, nextKey] as const }, encryptsData: true };
  const test = await createTestApp({ db: postgres.db, config: { ...config, encryptsData: false }, astrologer: createFakeAstrologer() });
  const chats = await Promise.all(Array.from({ length: 3 }, () => openChat(test)));
  for (const chat of chats) await chat.ask();
  const reload = await openEncryption([postgres.db], config);
  await ageKeys(postgres.db);
  await reload();
  return { postgres, test, chats, reload };
}

/** A command of `npm run db`. */
export const runCommand = (command: EncryptionCommand, { postgres, reload }: EncryptedSite, dataKey = key) =>
  runEncryptionCommand(command, {
    env: { DATA_KEY: dataKey, JWT_SECRET: testConfig.hashSecret },
    settings: {
      databaseUrl: postgres.url,
      databaseDirectUrl: postgres.url,
      databasePool: 2,
      statementTimeoutMs: 60_000,
      dataDir: tmpdir(),
      migrationsDir,
    },
    wait: reload,
  });

/** What of the people a copy of the database has in clear. */
export async function findMarks(db: Database): Promise<string[]> {
  const rows = (await dumpRows(db)).join('\n');
  return marks.filter((mark) => rows.includes(mark));
}

/** What the pages and the exports of the people have. */
export const readAll = async ({ test, chats }: EncryptedSite) =>
  Promise.all(chats.map(async ({ uid, messages }) => [await messages(), await exportData(test.db, uid)]));

export async function closeSite({ test, postgres }: EncryptedSite): Promise<void> {
  await test.close();
  await postgres.close();
}
