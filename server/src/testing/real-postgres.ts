import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { OpenDatabase } from '../db/database';
import { openDatabase } from '../db/database';
import { migrationsDir } from './test-database';

const debianFolder = '/usr/lib/postgresql';

function findPrograms(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.PG_BIN ?? '', ...(process.env.PATH ?? '').split(':'), ...versions.map((version) => join(debianFolder, version, 'bin'))];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

const programs = findPrograms();

/** `describe` where this machine has PostgreSQL's own server, and a skipped one where it has not. */
export const describeOnPostgres = programs === null ? describe.skip : describe;

/** PostgreSQL refuses to run as root. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n').map((line) => line.split(':'));
  const fields = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  return fields === undefined ? undefined : { uid: Number(fields[2]), gid: Number(fields[3]) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function untilItAnswers(connectionString: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return;
    } catch {
      await new Promise((resolve) => { setTimeout(resolve, 100); });
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('The PostgreSQL of the test does not answer.');
}

export interface TestPostgres extends OpenDatabase {
  url: string;
}

/** A PostgreSQL of the test's own in a temporary folder, migrated; `close` stops and removes it. */
export async function startPostgres(): Promise<TestPostgres> {
  if (programs === null) throw new Error('PostgreSQL is not installed.');
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], options);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=60'].flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(url);
    const database = await openDatabase({ databaseUrl: url, databasePool: 20, statementTimeoutMs: 5000, dataDir: folder, migrationsDir });
    return { ...database, url, close: async () => { await database.close(); await stop(); } };
  } catch (error) {
    await stop();
    throw error;
  }
}
