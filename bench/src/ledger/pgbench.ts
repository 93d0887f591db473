import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Rows of branches: each transaction of TPC-B updates one of them. */
const scale = 10;
/** A busy disk can slow down a whole run. */
const maxTries = 3;

/** PostgreSQL's own benchmark, after TPC-B, in a separate database. */
export function createPgbench(programs: string, serverUrl: string) {
  const { hostname, port, username } = new URL(serverUrl);
  const connection = ['-h', hostname, '-p', port, '-U', username];
  const run = (program: string, ...options: string[]) =>
    execFileSync(join(programs, program), [...connection, ...options], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  run('createdb', 'pgbench');
  run('pgbench', '-i', '-q', '-s', String(scale), 'pgbench');

  return {
    /** Transactions a second. */
    measure(clients: number, seconds: number): number {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const output = run('pgbench', '-c', String(clients), '-j', '1', '-T', String(seconds), '-M', 'prepared', '-n', 'pgbench');
        const [, perSecond] = /tps = ([\d.]+)/.exec(output) ?? [];
        if (perSecond !== undefined) return Number(perSecond);
      }
      throw new Error('pgbench finished no transaction.');
    },
  };
}
