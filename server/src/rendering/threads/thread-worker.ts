import { Worker } from 'node:worker_threads';
import { cell, type FromWorker, type WorkerInput } from '../messages';
import { createThreadClock } from './thread-clock';
import type { StartWorker, WorkerOptions } from './worker-handle';

/** The thread gets only NODE_ENV of the environment. Output of releases is discarded, because it may contain private data. */
function createThread(workerData: WorkerInput, { script, memoryMb }: WorkerOptions): Worker {
  const thread = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: [],
    env: { NODE_ENV: process.env.NODE_ENV },
    stdout: true,
    stderr: true,
  });
  thread.stdout.resume();
  thread.stderr.resume();
  return thread;
}

/** Starts a worker as a thread of this process: small and fast to start, but its faults can affect this process. */
export const createThreadWorkers =
  (createClock = createThreadClock): StartWorker =>
  (composition, options, { onMessage, onExit }) => {
    const cells = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
    const thread = createThread({ ...composition, cells: cells.buffer }, options);
    thread.on('message', (message: FromWorker) => onMessage(message));
    thread.on('error', (error: NodeJS.ErrnoException) =>
      onExit({ isOutOfMemory: error.code === 'ERR_WORKER_OUT_OF_MEMORY', message: String(error.message) }),
    );
    thread.on('exit', () => onExit({ isOutOfMemory: false, message: 'The worker ended by itself' }));
    return {
      clock: createClock(thread, () => Atomics.load(cells, cell.thread)),
      readRunningOwner: () => Atomics.load(cells, cell.running),
      post: (message) => thread.postMessage(message),
      terminate: async () => void (await thread.terminate()),
    };
  };
