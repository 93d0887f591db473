import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { findFreePort, findPostgresPrograms, findUnprivilegedUser, serverUrlVariable, waitUntilReady } from './postgres-server';

export interface PostgresReplica {
  port: number;
  /** Queries it on a separate connection. */
  ask(text: string): Promise<void>;
  stop(): Promise<void>;
}

/** A streaming replica of the PostgreSQL that the global setup started. */
export async function startPostgresReplica(): Promise<PostgresReplica> {
  // If the programs are symbolic links, all are in the folder of the link's target.
  const programs = dirname(realpathSync(join(findPostgresPrograms() ?? '', 'postgres')));
  const primary = process.env[serverUrlVariable] ?? '';
  const user = findUnprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-replica-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const data = join(folder, 'data');
  execFileSync(join(programs, 'pg_basebackup'), ['-d', primary, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'], options);
  const port = await findFreePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(programs, 'postgres'), args, options);
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url);
  return {
    port,
    async ask(text) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(text);
      await client.end();
    },
    async stop() {
      const ended = server.exitCode === null ? once(server, 'exit') : null;
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
