import { Worker } from 'node:worker_threads';
import type { WorkerInput } from './messages';

export interface WorkerOptions {
  /** The built `render-worker.mjs`: an absolute path, or a file's URL. */
  script: string | URL;
  /** Megabytes of heap. */
  memoryMb: number;
}

/** The worker gets none of the server's environment but the mode; what a release prints is discarded, since it may be private. */
export function createRenderWorker(workerData: WorkerInput, { script, memoryMb }: WorkerOptions): Worker {
  const worker = new Worker(script, {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: [],
    env: { NODE_ENV: process.env.NODE_ENV },
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}
