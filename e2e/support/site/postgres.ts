import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pollUntil } from '../poll-until';
import { test } from '@playwright/test';
import { removeFolder } from './folders';
import { freePort } from './site';

/** The folder of initdb and postgres; undefined if PostgreSQL is not installed. */
const programs = process.env.PG_BIN;

/** `test` if PostgreSQL is installed, `test.skip` otherwise. */
export const testOnPostgres = programs === undefined ? test.skip : test;

export interface Postgres {
  port: number;
  stop: () => Promise<void>;
}

/** The user that runs PostgreSQL, which does not run as root; undefined if this process is not root. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const fields = people.find(([name]) => name === 'postgres') ?? people.find(([name]) => name === 'nobody');
  return fields && { uid: Number(fields[2]), gid: Number(fields[3]) };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}

/** The connection string of the database behind `port`. */
export const databaseUrl = (port: number) => `postgres://test@127.0.0.1:${port}/postgres`;

/** Starts PostgreSQL in a temporary folder; null if it is not installed. */
export async function startPostgres(): Promise<Postgres | null> {
  if (programs === undefined) return null;
  const user = findUnprivilegedUser();
  const folder = mkdtempSync(path.join(tmpdir(), 'oracle-astra-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const data = path.join(folder, 'data');
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], options);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap((setting) => ['-c', setting]);
  const server = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], options);
  await pollUntil(
    () => isListening(port),
    (is) => is,
  );
  return {
    port,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
      removeFolder(folder);
    },
  };
}
