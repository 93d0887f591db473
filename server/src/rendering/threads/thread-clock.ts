import { readFileSync, readlinkSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** The time that a thread has spent in each state since its start, in milliseconds. */
export interface ThreadTime {
  /** Running on a processor. */
  cpuMs: number;
  /** Waiting for a free processor, without a current wait. */
  waitedMs: number;
  /** Whether it is running or runnable now. */
  isRunnable: boolean;
}

export type ThreadClock = () => ThreadTime;

/** The operating system's id of the calling thread; 0 where the system does not report it (only Linux does). */
export function getThreadId(): number {
  try {
    return Number(/\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0] ?? 0);
  } catch {
    // Not available on every system.
    return 0;
  }
}

const nsPerMs = 1_000_000;

function readThreadTime(thread: number, pid: number | 'self' = 'self'): ThreadTime | null {
  try {
    const read = (name: string) => readFileSync(`/proc/${pid}/task/${thread}/${name}`, 'utf8');
    const [ran = NaN, waited = NaN] = read('schedstat').split(' ').map(Number);
    // The state follows the name, which is in brackets and may contain any character.
    return Number.isNaN(ran + waited)
      ? null
      : { cpuMs: ran / nsPerMs, waitedMs: waited / nsPerMs, isRunnable: /.*\) (.)/s.exec(read('stat'))?.[1] === 'R' };
  } catch {
    // Not available on every system.
    return null;
  }
}

const isLinux = process.platform === 'linux';

/**
 * Measures the time of a worker's thread. `getWorkerThreadId` returns 0 until the thread has reported its id: on Linux all time
 * before counts as waiting. If the system does not measure it, the event loop's active time counts as running.
 */
export function createThreadClock(worker: Pick<Worker, 'performance'>, getWorkerThreadId: () => number): ThreadClock {
  const createdAt = performance.now();
  return () => {
    const thread = getWorkerThreadId();
    if (thread === 0 && isLinux) return { cpuMs: 0, waitedMs: performance.now() - createdAt, isRunnable: true };
    return readThreadTime(thread) ?? { cpuMs: worker.performance.eventLoopUtilization().active, waitedMs: 0, isRunnable: false };
  };
}

/** Measures the time of another process's main thread; if the system does not measure it, all its time counts as running. */
export function createProcessClock(pid: number): ThreadClock {
  return () => readThreadTime(pid, pid) ?? { cpuMs: 0, waitedMs: 0, isRunnable: false };
}

/** The time of the main thread; zero if the system does not measure it. */
export const mainThreadClock: ThreadClock = () => readThreadTime(process.pid) ?? { cpuMs: 0, waitedMs: 0, isRunnable: true };

/** Thread time between two moments. */
export interface ElapsedThreadTime extends Omit<ThreadTime, 'isRunnable'> {
  /** Running, or sleeping voluntarily. While the thread is runnable only its running time is certain, because the rest may be a current wait. */
  ownMs: number;
}

/** Starts to measure; each call of the returned function gives the time since. */
export function startThreadTimer(clock: ThreadClock): () => ElapsedThreadTime {
  const [start, startedAt] = [clock(), performance.now()];
  return () => {
    const now = clock();
    const [cpuMs, waitedMs] = [now.cpuMs - start.cpuMs, now.waitedMs - start.waitedMs];
    return { cpuMs, waitedMs, ownMs: now.isRunnable ? cpuMs : performance.now() - startedAt - waitedMs };
  };
}
