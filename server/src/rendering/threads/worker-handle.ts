import type { FromWorker, RenderComposition, ToWorker } from '../messages';
import type { ThreadClock } from './thread-clock';

export interface WorkerOptions {
  /** The built `render-worker.mjs`: an absolute path, or a file's URL. */
  script: string | URL;
  /** Megabytes of heap. */
  memoryMb: number;
}

export interface WorkerHandlers {
  onMessage(message: FromWorker): void;
  /** It ended, for any reason. */
  onExit(end: { isOutOfMemory: boolean; message: string }): void;
}

/** A worker: a thread of this process, or a process. */
export interface WorkerHandle {
  /** The time of the thread that renders. */
  clock: ThreadClock;
  /** The owner of the running code: a position in `listCode`, from 1; 0 for none. */
  readRunningOwner(): number;
  post(message: ToWorker): void;
  /** Resolves when it has ended. */
  terminate(): Promise<void>;
}

export type StartWorker = (composition: RenderComposition, options: WorkerOptions, handlers: WorkerHandlers) => WorkerHandle;
