import { dirname, join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { findOnPath, isProgram } from './find-program.mjs';

const names = ['redis-server', 'valkey-server'];

function findInstalled() {
  const found = findOnPath(names);
  return found === undefined ? undefined : dirname(found);
}

/**
 * The folder of redis-server or valkey-server: REDIS_BIN, one on PATH, or Debian's package, installed when this user may.
 * Without any: logs a line and returns null, or throws when CI is set.
 */
export function findRedis() {
  const named = process.env.REDIS_BIN;
  if (named && names.some((name) => isProgram(join(named, name)))) return named;
  if (named) throw new Error(`REDIS_BIN is ${named}, which has no redis-server in it.`);
  const found = findInstalled() ?? (installFromDebian('redis-server') ? findInstalled() : undefined);
  if (found) return found;
  const advice = 'install Redis or Valkey, or name the folder of redis-server in REDIS_BIN.';
  if (process.env.CI) throw new Error(`The tests on a real Redis need one: ${advice}`);
  console.log(`The tests on a real Redis are skipped: to run them, ${advice}`);
  return null;
}
