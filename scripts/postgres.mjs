import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { isProgram, pathFolders } from './find-program.mjs';

const parents = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/Applications/Postgres.app/Contents/Versions'];

const versionOf = (name) => Number(/\d+/.exec(name)?.[0] ?? 0);

function versionsIn(parent) {
  try {
    const names = readdirSync(parent).filter((name) => /^(?:postgresql(?:@\d+)?|[\d.]+|latest)$/.test(name));
    return names.sort((a, b) => versionOf(b) - versionOf(a)).map((name) => join(parent, name, 'bin'));
  } catch {
    return [];
  }
}

const isBin = (folder) => ['initdb', 'postgres'].every((name) => isProgram(join(folder, name)));

const installed = () => [...parents.flatMap(versionsIn), ...pathFolders()].find(isBin);

/**
 * The folder of PostgreSQL's initdb and postgres: PG_BIN, an installed one, or Debian's package where it may be
 * installed. Where there is none: null and a line on the console, or an Error when CI is set.
 */
export function findPostgres() {
  const named = process.env.PG_BIN;
  if (named && isBin(named)) return named;
  if (named) throw new Error(`PG_BIN is ${named}, which has no initdb and postgres in it.`);
  const found = installed() ?? (installFromDebian('postgresql') ? installed() : undefined);
  if (found) return found;
  const advice = 'install PostgreSQL, or name the folder of its initdb in PG_BIN.';
  if (process.env.CI) throw new Error(`The tests on a real PostgreSQL need one: ${advice}`);
  console.log(`The tests on a real PostgreSQL are skipped: to run them, ${advice}`);
  return null;
}
