import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { isProcessRunning } from './is-process-running';

/** The state of an owner by its name, as seen from this process. */
export type OwnerState = 'running' | 'ended' | 'elsewhere';

const namePattern = /^([0-9a-f]{12})-(\d+)-(\d+)-([0-9a-f]{12})-\d+$/;

const shorten = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const createId = () => randomUUID().replaceAll('-', '').slice(-12);

/** The scope in which a process id is unique: a boot of a machine and a namespace, because each container has a process 1. */
function readHost(): string {
  if (process.platform !== 'linux') return shorten(hostname());
  try {
    return shorten(readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid'));
  } catch {
    // Without this information a host is treated as unique.
    return createId();
  }
}

/** The start time of a process in kernel ticks, which distinguishes it from a later one with the same id; 0 without /proc. */
async function readStartTime(pid: number): Promise<string> {
  // There is no /proc, or the process has ended.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
}

const host = readHost();
const start = createId();
const began = readStartTime(process.pid);
let count = 0;

/** A unique name with the host and start of this process, for lock files and staging folders. */
export async function createOwnerName(): Promise<string> {
  const number = (count += 1);
  return `${host}-${process.pid}-${await began}-${start}-${number}`;
}

/** Whether the process with a name still runs; `elsewhere` if only another host can know. An invalid name counts as ended. */
export async function findOwnerState(name: string): Promise<OwnerState> {
  const [, itsHost, pid, itsBegin, itsStart] = namePattern.exec(name) ?? [];
  if (itsHost === undefined) return 'ended';
  if (itsStart === start) return 'running';
  if (itsHost !== host) return 'elsewhere';
  return isProcessRunning(Number(pid)) && itsBegin === (await readStartTime(Number(pid))) ? 'running' : 'ended';
}

/** The process id in a name, for messages. */
export const readOwnerPid = (name: string): string => namePattern.exec(name)?.[2] ?? 'unknown';
