import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pino from 'pino';
import { connectRedis, type RedisConnections } from '../../redis/connect-redis';
import { findFreePort } from './postgres-server';

/** The program of Redis or Valkey; undefined if neither is installed. */
function findRedisProgram(): string | undefined {
  const folders = [process.env.REDIS_BIN ?? '', ...(process.env.PATH ?? '').split(':')].filter((folder) => folder !== '');
  return folders.flatMap((folder) => ['redis-server', 'valkey-server'].map((name) => join(folder, name))).find((path) => existsSync(path));
}

/** `describe`, or `describe.skip` without Redis. */
export const describeOnRedis = findRedisProgram() === undefined ? describe.skip : describe;

export interface TestRedis {
  url: string;
  /** Ends the server with its data. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
  /** The connections of one process. */
  connect(): Promise<RedisConnections>;
  stop(): Promise<void>;
}

async function waitUntilAnswering(url: string): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
}

/** A separate Redis in a temporary folder, without persistence. */
export async function startRedis(): Promise<TestRedis> {
  const program = findRedisProgram();
  if (program === undefined) throw new Error('Redis is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'oracle-astra-redis-'));
  const port = await findFreePort();
  const url = `redis://127.0.0.1:${port}`;
  const connections: RedisConnections[] = [];
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  const run = () => spawn(program, options, { stdio: 'ignore' });
  let server = run();
  await waitUntilAnswering(url);
  const kill = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url,
    kill,
    async start() {
      server = run();
      await waitUntilAnswering(url);
    },
    async connect() {
      const connected = await connectRedis(url, pino({ level: 'silent' }));
      connections.push(connected);
      return connected;
    },
    async stop() {
      for (const connected of connections) await connected.close();
      if (server.exitCode === null && server.signalCode === null) await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
