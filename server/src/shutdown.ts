import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from './db/types';
import type { ShutdownState } from './frame/frame-deps';

/** Milliseconds after the start of the shutdown, all well within the 30 seconds that orchestrators usually wait. */
export const shutdownTimes = {
  /** Requests that have not arrived completely are dropped. */
  dropIncompleteMs: 2000,
  /** Unfinished replies are aborted and not charged. */
  abortRepliesMs: 15_000,
  /** All connections are closed. */
  closeConnectionsMs: 20_000,
  /** The shutdown resolves even if something has not finished. */
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
  database: Pick<OpenDatabase, 'kind' | 'db' | 'close'>;
  shutdown: ShutdownController;
  /** Milliseconds for which `/readyz` reports the shutdown before the server stops accepting connections. */
  delayMs: number;
}

async function closeGracefully({ app, database }: RunningApp): Promise<void> {
  await app.close();
  await app.connections.waitUntilIdle();
  await database.close();
}

/** Stops accepting connections, finishes open requests and closes the database; resolves within `times.deadlineMs` in every case. */
export async function shutDown(running: RunningApp, times = shutdownTimes): Promise<void> {
  const { app, shutdown, delayMs } = running;
  shutdown.isShuttingDown = true;
  if (delayMs > 0) await pause(delayMs);
  const finished = new AbortController();
  const timers = [
    // An idle keep-alive connection would delay the shutdown until its own timeout.
    setInterval(() => app.server.closeIdleConnections(), idleCheckMs),
    setTimeout(() => app.connections.closeIncomplete(), times.dropIncompleteMs),
    setTimeout(() => shutdown.abort(), times.abortRepliesMs),
    setTimeout(() => app.connections.closeAll(), times.closeConnectionsMs),
  ];
  try {
    await Promise.race([closeGracefully(running), pause(times.deadlineMs, undefined, { signal: finished.signal })]);
  } finally {
    finished.abort();
    timers.forEach(clearTimeout);
  }
}
