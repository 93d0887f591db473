import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signalTree } from '../chaos/process-tree';
import { freePort } from '../site';

export interface Postgres {
  databaseUrl: string;
  /** A folder that the server may read, for files to copy from. */
  folder: string;
  /** The server's main process; a restart changes it. */
  getPid(): number;
  /** Shuts it down normally and starts it again on the same data. */
  restart(): Promise<void>;
  /** Kills it and all its processes, as when a host is lost. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const timeoutMs = 30_000;

/** The user that runs PostgreSQL, which refuses to run as root; undefined if this process is not root. */
export function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const fields = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody');
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/** A server listens shortly before it accepts connections. */
export async function waitUntilReady(programs: string, port: number): Promise<void> {
  const endAt = Date.now() + timeoutMs;
  while (Date.now() < endAt) {
    if (spawnSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('PostgreSQL does not answer.');
}

/** Starts a PostgreSQL in a temporary folder, with default settings except `settings` (name=value). */
export async function startPostgres(programs: string, settings: readonly string[] = []): Promise<Postgres> {
  const user = findUnprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-bench-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C'], options);
  const port = await freePort();
  const allSettings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings];
  const args = ['-D', data, '-p', String(port), ...allSettings.flatMap((setting) => ['-c', setting])];
  const start = () => spawn(join(programs, 'postgres'), args, options);
  let server = start();
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  const kill = async () => {
    const ended = once(server, 'exit');
    signalTree(server.pid ?? 0, 'SIGKILL');
    await ended;
  };
  const restart = async () => {
    await end();
    server = start();
    await waitUntilReady(programs, port);
  };
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(programs, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl: `postgres://bench@127.0.0.1:${port}/postgres`, folder, getPid: () => server.pid ?? 0, restart, kill, stop };
}
