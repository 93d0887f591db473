import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';

export type StreamMode = 'reader' | 'bare';

interface StreamServer {
  url: string;
  /** Resident memory in bytes, after a collection. */
  memory(): Promise<number>;
  stop(): void;
}

const megabyte = 1_048_576;
const opensAtOnce = 250;
const slowPaceMs = 3000;
const usualPaceMs = 18;

async function startStreamServer(programs: string, mode: StreamMode, paceMs: number): Promise<StreamServer> {
  const child = fork(join(programs, 'stream-server.mjs'), [mode, String(paceMs)], { execArgv: ['--expose-gc'] });
  const receive = async () => (await once(child, 'message'))[0] as unknown;
  const url = (await receive()) as string;
  return {
    url,
    async memory() {
      const answer = receive();
      child.send('memory');
      return (await answer) as number;
    },
    stop: () => void child.kill(),
  };
}

/** Opens a stream; resolves with the milliseconds until its first bytes, and leaves it open. */
function openStream(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(`${url}/stream`, { agent }, (response) => {
      response.once('data', () => resolve(performance.now() - began));
      // Cut off when the server is stopped.
      response.on('error', () => undefined);
      response.resume();
    }).on('error', reject);
  });
}

/** Megabytes of resident memory that each of `count` open streams takes in one process. */
export async function measureOpenStreams(programs: string, mode: StreamMode, count: number): Promise<number> {
  const server = await startStreamServer(programs, mode, slowPaceMs);
  const agent = new Agent({ maxSockets: Infinity });
  try {
    await Promise.all(Array.from({ length: opensAtOnce }, () => openStream(server.url, agent)));
    const before = await server.memory();
    for (let opened = 0; opened < count; opened += opensAtOnce)
      await Promise.all(Array.from({ length: opensAtOnce }, () => openStream(server.url, agent)));
    return ((await server.memory()) - before) / megabyte / count;
  } finally {
    server.stop();
    agent.destroy();
  }
}

/** Milliseconds until the first words of parallel answers, over all rounds. */
export async function measureFirstWords(programs: string, parallel: number, rounds: number): Promise<number[]> {
  const server = await startStreamServer(programs, 'reader', usualPaceMs);
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  try {
    const all: number[] = [];
    await Promise.all(Array.from({ length: parallel }, () => openStream(server.url, agent)));
    for (let round = 0; round < rounds; round += 1)
      all.push(...(await Promise.all(Array.from({ length: parallel }, () => openStream(server.url, agent)))));
    return all;
  } finally {
    server.stop();
    agent.destroy();
  }
}
