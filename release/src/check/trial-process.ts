import { spawn, type ChildProcess } from 'node:child_process';
import { trialSource } from './trial-source';

/** Node 20 has the permission model under its experimental name. */
const permissionFlag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

const memoryMb = 512;

/**
 * Starts the process that tries an unchecked release. It gets only the mode from the environment and can read only the builds,
 * because its output is shown to the caller of the check and must contain no secret of this machine. Intrinsics are frozen, as
 * for rendering in production.
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
