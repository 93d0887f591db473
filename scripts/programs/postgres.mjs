import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { getPathFolders, isProgram } from './find-program.mjs';

const parentFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/Applications/Postgres.app/Contents/Versions'];

/** @param {string} name */
const parseVersion = (name) => Number(/\d+/.exec(name)?.[0] ?? 0);

/** @param {string} parent */
function listVersions(parent) {
  try {
    const names = readdirSync(parent).filter((name) => /^(?:postgresql(?:@\d+)?|[\d.]+|latest)$/.test(name));
    return names.sort((a, b) => parseVersion(b) - parseVersion(a)).map((name) => join(parent, name, 'bin'));
  } catch {
    // There is no such folder.
    return [];
  }
}

/** @param {string} folder */
const isPostgresFolder = (folder) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)));

const findInstalled = () => [...parentFolders.flatMap(listVersions), ...getPathFolders()].find(isPostgresFolder);

/**
 * The folder of PostgreSQL's initdb and postgres: PG_BIN, an installed one, or Debian's package, installed when this
 * user may. Without any: logs a line and returns null, or throws when CI is set.
 */
export function findPostgres() {
  const named = process.env.PG_BIN;
  if (named && isPostgresFolder(named)) return named;
  if (named) throw new Error(`PG_BIN is ${named}, which has no initdb and postgres in it.`);
  const found = findInstalled() ?? (installFromDebian('postgresql') ? findInstalled() : undefined);
  if (found) return found;
  const advice = 'install PostgreSQL, or name the folder of its initdb in PG_BIN.';
  if (process.env.CI) throw new Error(`The tests on a real PostgreSQL need one: ${advice}`);
  console.log(`The tests on a real PostgreSQL are skipped: to run them, ${advice}`);
  return null;
}
