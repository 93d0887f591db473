import { setTimeout as pause } from 'node:timers/promises';
import type { Postgres } from '../api/postgres';
import type { Redis } from '../scale/redis';
import type { Site } from '../site';
import type { SilentProxy } from '../../../server/src/testing/databases/silent-proxy';
import type { Replica } from './replica';
import { listServers, signalTree } from './process-tree';

interface Troubled {
  site: Site;
  postgres: Postgres;
  redis: Redis;
  replica: Replica;
  /** Between one of the processes and Redis. */
  line: SilentProxy;
}

interface Fault {
  name: string;
  inflict(troubled: Troubled): Promise<void>;
}

export const processes = 3;
const databasePauseMs = 20_000;
const redisPauseMs = 10_000;
/** The time in which an operator or a cluster manager makes sure that the primary is lost. */
const promoteAfterMs = 5000;
/** Time for users to write on the new primary. */
const settleMs = 10_000;
/** Between kills. The oldest of three processes has then run for over a minute; otherwise its supervisor would delay each restart longer. */
const betweenKillsMs = 25_000;
/** A killed process is replaced within this time, also on a busy machine. */
const replaceMs = 120_000;

async function waitForStarts(site: Site, count: number): Promise<void> {
  const endAt = Date.now() + replaceMs;
  while (site.countStarts() < count) {
    if (Date.now() > endAt) throw new Error('A process that was killed was not replaced.');
    await pause(100);
  }
}

/** Suspends a process and its children for a time: its connections stay open but silent. */
async function standStill(pid: number, forMs: number): Promise<void> {
  signalTree(pid, 'SIGSTOP');
  await pause(forMs);
  signalTree(pid, 'SIGCONT');
}

/** Kills the oldest each time, so that every process is killed once in a round. */
export const kill: Fault = {
  name: 'a process killed',
  async inflict({ site }) {
    await waitForStarts(site, processes);
    const before = site.countStarts();
    const [oldest] = listServers(site.pid);
    if (oldest === undefined) throw new Error('There is no process to kill.');
    process.kill(oldest, 'SIGKILL');
    await waitForStarts(site, before + 1);
    await pause(betweenKillsMs);
  },
};

export const storeFaults: readonly Fault[] = [
  { name: 'Redis emptied', inflict: async ({ redis }) => redis.empty() },
  { name: 'Redis restarted, empty', inflict: async ({ redis }) => redis.restart() },
  { name: 'Redis silent for 10 s', inflict: async ({ redis }) => standStill(redis.getPid(), redisPauseMs) },
  {
    name: 'one process cut off from Redis for 10 s',
    async inflict({ line }) {
      line.die();
      await pause(redisPauseMs);
      line.recover();
    },
  },
  { name: 'PostgreSQL restarted', inflict: async ({ postgres }) => postgres.restart() },
  { name: 'PostgreSQL silent for 20 s', inflict: async ({ postgres }) => standStill(postgres.getPid(), databasePauseMs) },
  {
    name: 'PostgreSQL lost, its replica promoted',
    async inflict({ postgres, replica }) {
      await postgres.kill();
      await pause(promoteAfterMs);
      await replica.promote();
      await pause(settleMs);
    },
  },
];
