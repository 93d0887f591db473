import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { StartError } from '../config/start/start-error';
import { acquireFolderLock } from '../db/pglite/folder-lock';
import { createPrimaryClient, onAnyHost } from '../db/postgres/hosts';
import { pgliteExtensions } from '../db/pglite/pglite';
import { runPostgresProgram } from './postgres-programs';
import type { DatabaseSettings } from './settings';

async function isEmpty(url: string): Promise<boolean> {
  const Client = createPrimaryClient(url);
  const client = await onAnyHost(Client.hosts, async () => new Client().connect());
  try {
    const { rows } = await client.query(
      "select from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname in ('public', 'drizzle') and relkind = 'r' limit 1",
    );
    return rows.length === 0;
  } finally {
    await client.end();
  }
}

/** Runs `work` while no server uses the data folder. */
async function withFolderLock<Result>(dataDir: string, work: () => Promise<Result>): Promise<Result> {
  const unlock = await acquireFolderLock(dataDir);
  try {
    return await work();
  } finally {
    await unlock();
  }
}

async function dumpFolder(dataDir: string): Promise<Buffer> {
  const client = await PGlite.create(join(dataDir, 'database'), { extensions: pgliteExtensions });
  try {
    return Buffer.from(await (await client.dumpDataDir('gzip')).arrayBuffer());
  } finally {
    await client.close();
  }
}

/** Writes a consistent copy into `file`, complete or not at all: an archive of pg_dump, or of PGlite's folder. */
export async function backUp({ databaseDirectUrl, dataDir }: DatabaseSettings, file: string): Promise<void> {
  if (existsSync(file)) throw new StartError(`${file} exists already. Give a new name.`);
  const unfinished = `${file}.unfinished`;
  try {
    if (databaseDirectUrl !== null) await runPostgresProgram('pg_dump', ['-Fc', '--no-owner', '--file', unfinished], databaseDirectUrl);
    else if (existsSync(join(dataDir, 'database')))
      writeFileSync(unfinished, await withFolderLock(dataDir, () => dumpFolder(dataDir)), { mode: 0o600 });
    else throw new StartError(`There is no database in ${dataDir}.`);
    // Private, because it contains everybody's numbers, births and chats.
    chmodSync(unfinished, 0o600);
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Fills an empty database from a copy, in one transaction. Throws a StartError if the database is not empty. */
export async function restore({ databaseDirectUrl, dataDir }: DatabaseSettings, file: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  if (databaseDirectUrl !== null) {
    if (!(await isEmpty(databaseDirectUrl)))
      throw new StartError('The database is not empty. Restore into a new one, and change DATABASE_URL then.');
    const name = new URL(databaseDirectUrl).pathname.slice(1);
    return runPostgresProgram(
      'pg_restore',
      ['--single-transaction', '--exit-on-error', '--no-owner', '--dbname', name, file],
      databaseDirectUrl,
    );
  }
  const folder = join(dataDir, 'database');
  await withFolderLock(dataDir, async () => {
    if (existsSync(folder))
      throw new StartError(`There is a database in ${dataDir} already. Move it away, or give another folder with DATA_DIR.`);
    const client = await PGlite.create(folder, { loadDataDir: new Blob([readFileSync(file)]), extensions: pgliteExtensions });
    await client.close();
  });
}
