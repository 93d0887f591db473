import { readFileSync } from 'node:fs';

/** The child processes of a process, from /proc. */
function listChildren(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

const listTree = (pid: number): number[] => [pid, ...listChildren(pid).flatMap(listTree)];

/** The command line of a process; empty if it has ended. */
function readCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** The servers among the processes of a site, oldest first. */
export const listServers = (startScript: number): number[] =>
  listChildren(startScript).filter((child) => readCommand(child).includes('server.mjs'));

/** Processor time of a process and its descendants, in milliseconds; the kernel counts in hundredths of a second. */
export function readProcessorMs(pid: number): number {
  const ticks = listTree(pid).map((each) => {
    try {
      // The name of the program, which may have spaces, ends with a bracket.
      const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      // Its own, and that of children which have ended.
      return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    } catch {
      return 0;
    }
  });
  return ticks.reduce((sum, one) => sum + one, 0) * 10;
}

const pageBytes = 4096;

/** Resident memory of a process and its descendants, in megabytes. */
export function readMemory(pid: number): number {
  const bytes = listTree(pid).map((each) => {
    try {
      return Number(readFileSync(`/proc/${each}/statm`, 'utf8').split(' ')[1]) * pageBytes;
    } catch {
      return 0;
    }
  });
  return bytes.reduce((sum, one) => sum + one, 0) / 1_048_576;
}

/** Sends a signal to a process and its descendants. */
export function signalTree(pid: number, signal: NodeJS.Signals): void {
  for (const each of listTree(pid)) {
    try {
      process.kill(each, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
}

/** The resident memory of all servers below a start script, in the unit of `readMemory`. */
export const readMemoryOfServers = (startScript: number): number => listServers(startScript).reduce((sum, pid) => sum + readMemory(pid), 0);
