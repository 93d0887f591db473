import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from './db/types';
import type { Lifetime } from './parts';

/** From the order to end on, in milliseconds, all well within the 30 seconds that orchestrators usually give. */
export const shutdownTimes = {
  /** Requests that have not arrived whole are dropped. */
  unreadMs: 2000,
  /** Replies that are still being written are given up, and cost nothing. */
  giveUpMs: 15_000,
  /** Every connection is closed. */
  closeAllMs: 20_000,
  /** Whatever is left is left: the process can exit. */
  overMs: 23_000,
};

const idleCheckMs = 200;

export type EndableLifetime = Lifetime & { abort: () => void };

export function createLifetime(): EndableLifetime {
  const over = new AbortController();
  return { isEnding: false, signal: over.signal, abort: () => over.abort() };
}

interface Running {
  app: FastifyInstance;
  database: OpenDatabase;
  lifetime: EndableLifetime;
  /** Milliseconds for which `/readyz` says that the server ends before it stops accepting. */
  delayMs: number;
}

async function finish({ app, database }: Running): Promise<void> {
  await app.close();
  await app.connections.idle();
  await database.close();
}

/** Stops accepting, finishes what runs, closes the database; resolves in the end even where something cannot be finished. */
export async function shutDown(running: Running, times = shutdownTimes): Promise<void> {
  const { app, lifetime, delayMs } = running;
  lifetime.isEnding = true;
  if (delayMs > 0) await pause(delayMs);
  const over = new AbortController();
  const timers = [
    // A connection that was kept alive by its last request would hold up the end for as long as it may idle.
    setInterval(() => app.server.closeIdleConnections(), idleCheckMs),
    setTimeout(() => app.connections.closeUnread(), times.unreadMs),
    setTimeout(() => lifetime.abort(), times.giveUpMs),
    setTimeout(() => app.connections.closeAll(), times.closeAllMs),
  ];
  try {
    await Promise.race([finish(running), pause(times.overMs, undefined, { signal: over.signal })]);
  } finally {
    over.abort();
    timers.forEach(clearTimeout);
  }
}
