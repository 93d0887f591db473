import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from './db/types';
import type { ShutdownState } from './deps';

/** From the order to end on, in milliseconds, all well within the 30 seconds that orchestrators usually give. */
export const shutdownTimes = {
  /** Requests that have not arrived whole are dropped. */
  dropIncompleteMs: 2000,
  /** Replies that are still being written are given up, and cost nothing. */
  abortRepliesMs: 15_000,
  /** Every connection is closed. */
  closeConnectionsMs: 20_000,
  /** Whatever is left is left: the process can exit. */
  deadlineMs: 23_000,
};

const idleCheckMs = 200;

export type ShutdownController = ShutdownState & { abort: () => void };

export function createShutdownController(): ShutdownController {
  const aborter = new AbortController();
  return { isShuttingDown: false, signal: aborter.signal, abort: () => aborter.abort() };
}

interface RunningApp {
  app: FastifyInstance;
  database: OpenDatabase;
  shutdown: ShutdownController;
  /** Milliseconds for which `/readyz` says that the server ends before it stops accepting. */
  delayMs: number;
}

async function closeGracefully({ app, database }: RunningApp): Promise<void> {
  await app.close();
  await app.connections.waitUntilIdle();
  await database.close();
}

/** Stops accepting, finishes what runs, closes the database; resolves in the end even where something cannot be finished. */
export async function shutDown(running: RunningApp, times = shutdownTimes): Promise<void> {
  const { app, shutdown, delayMs } = running;
  shutdown.isShuttingDown = true;
  if (delayMs > 0) await pause(delayMs);
  const over = new AbortController();
  const timers = [
    // A connection that was kept alive by its last request would hold up the end for as long as it may idle.
    setInterval(() => app.server.closeIdleConnections(), idleCheckMs),
    setTimeout(() => app.connections.closeIncomplete(), times.dropIncompleteMs),
    setTimeout(() => shutdown.abort(), times.abortRepliesMs),
    setTimeout(() => app.connections.closeAll(), times.closeConnectionsMs),
  ];
  try {
    await Promise.race([closeGracefully(running), pause(times.deadlineMs, undefined, { signal: over.signal })]);
  } finally {
    over.abort();
    timers.forEach(clearTimeout);
  }
}
