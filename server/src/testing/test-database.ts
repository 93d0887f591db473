import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgliteExtensions, migratePglite } from '../db/pglite';

export const migrationsDir = join(import.meta.dirname, '../db/migrations');

function digestOfMigrations(): string {
  const digest = createHash('sha256');
  for (const name of readdirSync(migrationsDir).sort()) {
    if (name.endsWith('.sql')) digest.update(name).update(readFileSync(join(migrationsDir, name)));
  }
  return digest.digest('hex').slice(0, 16);
}

/** A migrated database costs seconds to make and a fraction of one to copy, so a copy is kept for every set of migrations. */
async function migratedCopy(): Promise<Blob> {
  const path = join(tmpdir(), `oracle-astra-test-${process.getuid?.() ?? 0}-${digestOfMigrations()}.tar`);
  if (!existsSync(path)) {
    const client = await PGlite.create({ extensions: pgliteExtensions });
    await migratePglite(client, migrationsDir);
    const dump = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
    await client.close();
    const own = `${path}.${process.pid}`;
    writeFileSync(own, dump, { mode: 0o600 });
    renameSync(own, path);
  }
  return new Blob([readFileSync(path)]);
}

/** A database of its own, in memory, freshly migrated. */
export async function createTestDatabase(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await migratedCopy(), pgliteExtensions });
}
