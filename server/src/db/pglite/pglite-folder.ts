import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '../../config/start/data-folder';
import { StartError } from '../../config/start/start-error';

/** Major version of the PostgreSQL inside the pinned PGlite. */
const postgresMajor = '18';

/** Throws a StartError if the pinned PGlite cannot open `folder` as a database. */
export function assertPgliteFolder(folder: string): void {
  const names = listFolder(folder);
  if (names.length === 0) return;
  if (!names.includes('PG_VERSION')) {
    throw new StartError(`The folder ${folder} is not a database of this server. Move it away, or give another folder with DATA_DIR.`);
  }
  const major = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  if (major !== postgresMajor) {
    throw new StartError(
      `The database in ${folder} was made by another version (${major}, this one is ${postgresMajor}). Dump it with the version that made it (pg_dump of @electric-sql/pglite-tools) and load that into an empty DATA_DIR.`,
    );
  }
}
