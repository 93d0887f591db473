import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../site';

export interface Postgres {
  databaseUrl: string;
  /** A folder that the server may read, for files to copy from. */
  folder: string;
  stop(): Promise<void>;
}

const timeoutMs = 30_000;

/** The user that runs PostgreSQL, which refuses to run as root; undefined if this process is not root. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const fields = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody');
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) };
}

async function waitUntilListening(port: number): Promise<void> {
  const endAt = Date.now() + timeoutMs;
  while (Date.now() < endAt) {
    const socket = connect(port, '127.0.0.1');
    const listens = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (listens) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('PostgreSQL does not listen.');
}

/** Starts a PostgreSQL in a temporary folder, with default settings but for `settings` (name=value). */
export async function startPostgres(programs: string, settings: readonly string[] = []): Promise<Postgres> {
  const user = findUnprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-bench-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C'], options);
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    options,
  );
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilListening(port);
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl: `postgres://bench@127.0.0.1:${port}/postgres`, folder, stop };
}
