import { spawn, type ChildProcess } from 'node:child_process';
import { trialSource } from './trial-source';

/** Node 20 has the permission model under its first name. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

const memoryMb = 512;

/**
 * Starts the process that tries a release nobody has checked yet. It has nothing of the environment but the mode, and reads the
 * builds alone: what it writes is shown to whoever asked for the check, and must be no secret of this machine. Intrinsics are
 * frozen as where pages are rendered in production.
 */
export function startTrial(input: object, files: readonly string[]): ChildProcess {
  const flags = [
    `--max-old-space-size=${memoryMb}`,
    '--frozen-intrinsics',
    '--expose-gc',
    permissionFlag,
    ...files.map((file) => `--allow-fs-read=${file}`),
  ];
  const child = spawn(process.execPath, [...flags, '-e', trialSource], {
    serialization: 'advanced',
    env: { NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send(input, () => undefined);
  return child;
}
