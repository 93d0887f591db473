import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { Module } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listOwners, type FromWorker, type RenderComposition } from '../messages';
import { createProcessClock } from './thread-clock';
import type { StartWorker, WorkerOptions } from './worker-handle';

/** Node 20 has the permission model under its first name. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

/**
 * The program may only read itself, its packages and the builds of its composition: no environment of other processes, no data,
 * no secrets. It may not write or start processes. Frozen intrinsics keep a release from changing built-in objects of the
 * others.
 */
function listFlags(composition: RenderComposition, script: string, memoryMb: number): string[] {
  // Called as a member of Module: webpack would replace an imported createRequire.
  const packages = Module.createRequire(pathToFileURL(script)).resolve.paths('any-package') ?? [];
  const files = listOwners(composition).flatMap(({ file }) => file ?? []);
  return [
    `--max-old-space-size=${memoryMb}`,
    '--frozen-intrinsics',
    permissionFlag,
    ...[script, ...packages.map((folder) => path.join(folder, '*')), ...files].map((name) => `--allow-fs-read=${name}`),
  ];
}

/** An unlinked file that both processes have open. It contains whose code ran when a worker died. */
function openOwnerFile() {
  const folder = mkdtempSync(path.join(tmpdir(), 'render-owner-'));
  const descriptor = openSync(path.join(folder, 'owner'), 'w+');
  rmSync(folder, { recursive: true });
  writeSync(descriptor, new Uint8Array(1));
  return descriptor;
}

function startProcess(composition: RenderComposition, { script, memoryMb }: WorkerOptions, ownerFile: number): ChildProcess {
  const file = script instanceof URL || script.startsWith('file:') ? fileURLToPath(script) : script;
  const child = fork(file, [], {
    serialization: 'advanced',
    env: { NODE_ENV: process.env.NODE_ENV },
    execArgv: listFlags(composition, file, memoryMb),
    // Output of releases is discarded, because it may contain private data.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', ownerFile],
  });
  // A message to a process that just died is lost with it; its end is reported by 'exit'.
  child.on('error', () => undefined);
  child.send(composition, () => undefined);
  return child;
}

/** Signals and the exit code with which V8 ends a process that has no memory left. */
const isOutOfMemory = (code: number | null, signal: string | null) => signal === 'SIGABRT' || signal === 'SIGKILL' || code === 134;

/** Starts a worker as a separate process, which shares neither memory, environment nor files with this one. */
export const startProcessWorker: StartWorker = (composition, options, { onMessage, onExit }) => {
  const ownerFile = openOwnerFile();
  const child = startProcess(composition, options, ownerFile);
  const exited = once(child, 'exit');
  const owner = new Uint8Array(1);
  let isOpen = true;
  child.on('message', (message) => onMessage(message as FromWorker));
  child.on('exit', (code, signal) => {
    onExit({ isOutOfMemory: isOutOfMemory(code, signal), message: `The worker ended with ${signal ?? `code ${code}`}` });
    isOpen = false;
    closeSync(ownerFile);
  });
  return {
    clock: createProcessClock(child.pid ?? 0),
    readRunningOwner() {
      if (isOpen) readSync(ownerFile, owner, 0, 1, 0);
      return owner[0] ?? 0;
    },
    post(message) {
      if (child.connected) child.send(message, () => undefined);
    },
    async terminate() {
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await exited;
    },
  };
};
