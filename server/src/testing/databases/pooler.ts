import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { findFreePort } from './postgres-server';
import { hasPostgres } from './real-postgres';

const shippedConfig = join(import.meta.dirname, '../../../../deploy/pgbouncer/pgbouncer.ini');
const folders = (process.env.PATH ?? '').split(delimiter);
const program = [...folders, '/usr/sbin'].map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));

/** `describe`, or `describe.skip` without PgBouncer or PostgreSQL. */
export const describeBehindPooler = program === undefined || !hasPostgres() ? describe.skip : describe;

export interface TestPooler {
  /** The URL of the same database through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** The shipped configuration, with addresses, size and passwords of a test. */
function writeConfig(folder: string, direct: URL, port: number, poolSize: number): string {
  const changes: [RegExp, string][] = [
    [
      /host=\S+ port=\S+ dbname=\S+/,
      `host=${direct.hostname} port=${direct.port} dbname=${direct.pathname.slice(1)} user=${direct.username}`,
    ],
    [/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1'],
    [/^listen_port = .*$/m, `listen_port = ${port}\nunix_socket_dir =`],
    [/^auth_type = .*\nauth_file = .*$/m, 'auth_type = any'],
    [/^default_pool_size = .*$/m, `default_pool_size = ${poolSize}`],
  ];
  const text = changes.reduce(
    (before, [from, to]) => {
      if (!from.test(before)) throw new Error(`The configuration of PgBouncer has no ${from.source}.`);
      return before.replace(from, to);
    },
    readFileSync(shippedConfig, 'utf8'),
  );
  const path = join(folder, 'pgbouncer.ini');
  writeFileSync(path, text);
  return path;
}

async function waitUntilAnswering(connectionString: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/**
 * Starts a PgBouncer in transaction mode in front of a database, with so few connections that clients share them. `lines` are
 * added to its configuration.
 */
export async function startPooler(directUrl: string, poolSize: number, lines: readonly string[] = []): Promise<TestPooler> {
  if (program === undefined) throw new Error('PgBouncer is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-pooler-'));
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const config = writeConfig(folder, new URL(directUrl), port, poolSize);
  appendFileSync(config, lines.map((line) => `${line}\n`).join(''));
  const pooler = spawn(program, [...user, config], { stdio: 'ignore' });
  const url = `postgres://test@127.0.0.1:${port}/site`;
  await waitUntilAnswering(url);
  return {
    url,
    async stop() {
      const ended = once(pooler, 'exit');
      pooler.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
