import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgliteExtensions, migratePglite } from '../../db/pglite/pglite';

export const migrationsDir = join(import.meta.dirname, '../../db/migrations');

function hashMigrations(): string {
  const digest = createHash('sha256');
  for (const name of readdirSync(migrationsDir).sort()) {
    if (name.endsWith('.sql')) digest.update(name).update(readFileSync(join(migrationsDir, name)));
  }
  return digest.digest('hex').slice(0, 16);
}

/** The dump of a migrated database, cached for each set of migrations: migrating takes seconds, loading a dump a fraction of one. */
async function readMigratedDump(): Promise<Blob> {
  const path = join(tmpdir(), `oracle-astra-test-${process.getuid?.() ?? 0}-${hashMigrations()}.tar`);
  if (!existsSync(path)) {
    const client = await PGlite.create({ extensions: pgliteExtensions });
    await migratePglite(client, migrationsDir);
    const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
    await client.close();
    const temporary = `${path}.${randomUUID()}`;
    writeFileSync(temporary, dump, { mode: 0o600 });
    renameSync(temporary, path);
  }
  return new Blob([readFileSync(path)]);
}

/** A separate, freshly migrated database in memory. */
export async function createTestDatabase(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await readMigratedDump(), extensions: pgliteExtensions });
}
