import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../site';
import type { Resource } from '../with-resources';

const tries = 100;

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const answered = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answered;
}

export interface Redis extends Resource {
  url: string;
  /** A restart changes it. */
  getPid(): number;
  /** Deletes all keys. */
  empty(): Promise<void>;
  /** Replaces it by an empty one. */
  restart(): Promise<void>;
}

/** Starts a Redis without persistence. */
export async function startRedis(programs: string): Promise<Redis> {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()];
  const start = () => spawn(join(programs, 'redis-server'), options, { stdio: 'ignore' });
  let server = start();
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  async function waitUntilReady(): Promise<void> {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      if (await isListening(port)) return;
      await pause(50);
    }
    await stop();
    throw new Error('Redis does not answer.');
  }
  const restart = async () => {
    await stop();
    server = start();
    await waitUntilReady();
  };
  async function empty(): Promise<void> {
    const socket = connect(port, '127.0.0.1');
    socket.end('FLUSHALL\r\n');
    await once(socket.resume(), 'close');
  }
  await waitUntilReady();
  return { url: `redis://127.0.0.1:${port}`, getPid: () => server.pid ?? 0, empty, restart, stop };
}
