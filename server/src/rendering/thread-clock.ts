import { readFileSync, readlinkSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';

/** What a thread had of its time since it began, in milliseconds. */
export interface ThreadTime {
  /** It ran on a processor. */
  cpuMs: number;
  /** It could have run, and no processor was free; without the wait that goes on now. */
  waitedMs: number;
  /** It runs now, or waits to run. */
  isRunnable: boolean;
}

export type ThreadClock = () => ThreadTime;

/** The operating system's number of the calling thread; 0 where it tells none, as elsewhere than on Linux. */
export function getThreadId(): number {
  try {
    return Number(/\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0] ?? 0);
  } catch {
    return 0;
  }
}

const perMs = 1_000_000;

function readThreadTime(thread: number): ThreadTime | null {
  try {
    const read = (name: string) => readFileSync(`/proc/self/task/${thread}/${name}`, 'utf8');
    const [ran = NaN, waited = NaN] = read('schedstat').split(' ').map(Number);
    // The state follows the name, which stands in brackets and may hold any letter.
    return Number.isNaN(ran + waited) ? null : { cpuMs: ran / perMs, waitedMs: waited / perMs, isRunnable: /.*\) (.)/s.exec(read('stat'))?.[1] === 'R' };
  } catch {
    return null;
  }
}

const isLinux = process.platform === 'linux';

/**
 * Tells what a worker's thread had of its time. `threadNumber` is 0 until the thread has told its own: on Linux all time
 * before counts as waiting. Where the system does not measure it, a thread ran for as long as its event loop did not rest.
 */
export function createThreadClock(worker: Pick<Worker, 'performance'>, getWorkerThreadId: () => number): ThreadClock {
  const began = performance.now();
  return () => {
    const thread = getWorkerThreadId();
    if (thread === 0 && isLinux) return { cpuMs: 0, waitedMs: performance.now() - began, isRunnable: true };
    return readThreadTime(thread) ?? { cpuMs: worker.performance.eventLoopUtilization().active, waitedMs: 0, isRunnable: false };
  };
}

/** What the main thread had of its time; nothing where the system does not measure it. */
export const mainThreadClock: ThreadClock = () => readThreadTime(process.pid) ?? { cpuMs: 0, waitedMs: 0, isRunnable: true };

/** A stretch of a thread's time. */
export interface ElapsedThreadTime extends Omit<ThreadTime, 'isRunnable'> {
  /** It ran, or slept of its own will. Of a thread that is runnable now only what it ran is known: the rest may be the wait that goes on. */
  ownMs: number;
}

/** Begins a stretch now; the answer measures it. */
export function startThreadTimer(clock: ThreadClock): () => ElapsedThreadTime {
  const [began, at] = [clock(), performance.now()];
  return () => {
    const end = clock();
    const [cpuMs, waitedMs] = [end.cpuMs - began.cpuMs, end.waitedMs - began.waitedMs];
    return { cpuMs, waitedMs, ownMs: end.isRunnable ? cpuMs : performance.now() - at - waitedMs };
  };
}
