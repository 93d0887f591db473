import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { cell, ownerFileDescriptor, type FromWorker, type RenderComposition, type ToWorker, type WorkerInput } from '../messages';
import { getThreadId } from '../threads/thread-clock';
import { lockProcess } from './lock-process';

/** The connection of a worker with the server's process, for a thread or a process. */
export interface ParentChannel {
  composition: RenderComposition;
  /** `transfer` are buffers that are moved without a copy if possible. */
  post(message: FromWorker, transfer?: ArrayBuffer[]): void;
  onMessage(handler: (message: ToWorker) => void): void;
  /** Writes the owner of the running code where the server's process can read it at any time. */
  writeOwner(owner: number): void;
}

function openThreadChannel(port: NonNullable<typeof parentPort>): ParentChannel {
  const { cells: buffer, ...composition } = workerData as WorkerInput;
  const cells = new Int32Array(buffer);
  // Done first, because the main thread cannot measure a thread without its id.
  Atomics.store(cells, cell.thread, getThreadId());
  return {
    composition,
    post: (message, transfer = []) => port.postMessage(message, transfer),
    onMessage: (handler) => void port.on('message', handler),
    writeOwner: (owner) => void Atomics.store(cells, cell.running, owner),
  };
}

function openProcessChannel(composition: RenderComposition): ParentChannel {
  const owner = new Uint8Array(1);
  return {
    composition,
    post: (message) => process.send?.(message),
    onMessage: (handler) => void process.on('message', handler),
    writeOwner(next) {
      if (owner[0] === next) return;
      owner[0] = next;
      writeSync(ownerFileDescriptor, owner, 0, 1, 0);
    },
  };
}

/** Connects with the server's process, which first sends a process its composition. */
export async function openParentChannel(): Promise<ParentChannel> {
  if (parentPort) return openThreadChannel(parentPort);
  // A worker without a server exits.
  process.once('disconnect', () => process.exit());
  const composition = await new Promise<RenderComposition>((resolve) => process.once('message', resolve));
  lockProcess();
  return openProcessChannel(composition);
}
