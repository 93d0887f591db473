import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/start/start-error';
import { listHostUrls } from '../db/postgres/hosts';

const debianFolder = '/usr/lib/postgresql';

/** The path of pg_dump or pg_restore: of PG_BIN, the newest of Debian, or on PATH. */
function findProgram(name: string): string {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.PG_BIN ?? '',
    ...versions.map((version) => join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  const found = folders.filter((folder) => folder !== '').find((folder) => existsSync(join(folder, name)));
  if (found === undefined) throw new StartError(`${name} is not installed. Install PostgreSQL's client, or name its folder in PG_BIN.`);
  return join(found, name);
}

/**
 * Runs a program of PostgreSQL; throws a StartError with its error output if it fails. The URL is passed in the environment,
 * which other users cannot read.
 */
export async function runPostgresProgram(name: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const hosts = listHostUrls(databaseUrl).map((each) => new URL(each));
  const url = hosts[0] ?? new URL(databaseUrl);
  const decode = decodeURIComponent;
  const env = {
    ...process.env,
    PGHOST: hosts.map(({ hostname }) => hostname).join(','),
    PGPORT: hosts.map(({ port }) => port || '5432').join(','),
    ...(hosts.length > 1 ? { PGTARGETSESSIONATTRS: 'read-write' } : {}),
    PGUSER: decode(url.username),
    PGPASSWORD: decode(url.password),
    PGDATABASE: url.pathname.slice(1),
    ...(url.searchParams.has('sslmode') ? { PGSSLMODE: url.searchParams.get('sslmode') ?? '' } : {}),
  };
  const child = spawn(findProgram(name), args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (part: Buffer) => {
    output += part.toString();
  });
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) throw new StartError(`${name} failed: ${output.trim()}`);
}
