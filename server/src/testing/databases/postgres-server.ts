import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const debianFolder = '/usr/lib/postgresql';

/** The environment variable with the URL of the PostgreSQL that the global setup started. */
export const serverUrlVariable = 'TEST_POSTGRES';
export const templateDatabase = 'migrated';

/** The URL of another database on the same server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The folder with PostgreSQL's initdb and postgres; null if it is not installed. */
export function findPostgresPrograms(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.PG_BIN ?? '',
    ...(process.env.PATH ?? '').split(':'),
    ...versions.map((version) => join(debianFolder, version, 'bin')),
  ];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** PostgreSQL refuses to run as root. */
export function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const fields = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody');
  return fields === undefined ? undefined : { uid: Number(fields[2]), gid: Number(fields[3]) };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export async function waitUntilReady(connectionString: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error('The PostgreSQL of the test does not answer.');
}

export interface PostgresServer {
  /** The URL of the database `postgres`, as its superuser. */
  url: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder, which `stop` removes. */
export async function startPostgresServer(programs: string): Promise<PostgresServer> {
  const user = findUnprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], options);
  const port = await findFreePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'autovacuum=off', 'max_connections=200'].flatMap(
    (setting) => ['-c', setting],
  );
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}
