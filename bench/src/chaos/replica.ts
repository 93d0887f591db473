import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { findUnprivilegedUser, waitUntilReady, type Postgres } from '../api/postgres';
import { freePort } from '../site';
import type { Resource } from '../with-resources';

export interface Replica extends Resource {
  databaseUrl: string;
  /** The connection string of primary and replica, for a site that finds the one that accepts writes. */
  bothUrl: string;
  /** Promotes the replica to the primary. */
  promote(): Promise<void>;
}

async function runSql(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Starts a synchronous streaming replica, so that a failover loses nothing. */
export async function startReplica(programs: string, primary: Postgres): Promise<Replica> {
  const user = findUnprivilegedUser();
  const options = { ...user, cwd: primary.folder, stdio: 'ignore' as const };
  const data = join(primary.folder, 'replica');
  execFileSync(join(programs, 'pg_basebackup'), ['-d', primary.databaseUrl, '-D', data, '-R', '-X', 'stream', '-c', 'fast'], options);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'wal_retrieve_retry_interval=500ms'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])], options);
  await waitUntilReady(programs, port);
  await runSql(primary.databaseUrl, "alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()');
  const databaseUrl = `postgres://bench@127.0.0.1:${port}/postgres`;
  return {
    databaseUrl,
    bothUrl: primary.databaseUrl.replace(/\/postgres$/, `,127.0.0.1:${port}/postgres`),
    promote: async () => runSql(databaseUrl, 'select pg_promote()'),
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    },
  };
}
